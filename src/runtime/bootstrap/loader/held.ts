import type {Hub} from '../hydration';

/** Resolves when no button is down and no key is held: nothing may change under a finger. */
export function released(hub: Hub): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const wait = (hub.heldUntil ?? 0) - Date.now();
      if (wait <= 0) return resolve();
      for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'])
        // The click comes after the release.
        addEventListener(type, () => setTimeout(look), {once: true, capture: true});
      if (wait < Infinity) setTimeout(look, wait);
    };
    look();
  });
}
