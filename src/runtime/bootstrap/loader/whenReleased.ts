import type {Hub} from '../hydration';

/** Resolves when no button or key is held down: hydration must not change an element that is being pressed. */
export function whenReleased(hub: Hub): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const wait = (hub.heldUntil ?? 0) - Date.now();
      if (wait <= 0) return resolve();
      for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'])
        // `click` follows the release.
        addEventListener(type, () => setTimeout(look), {once: true, capture: true});
      if (wait < Infinity) setTimeout(look, wait);
    };
    look();
  });
}
