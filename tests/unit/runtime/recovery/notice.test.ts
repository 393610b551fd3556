import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showNotice} from '../../../../src/runtime/recovery/notice';

/** As much of an element as a notice needs. */
class Box {
  className = '';
  textContent = '';
  onclick = () => {};
  parentNode: Box | undefined;
  readonly attributes: Record<string, string> = {};
  readonly content: (Box | string)[] = [];
  private onClose = () => {};

  append(...parts: (Box | string)[]): void {
    for (const one of parts) {
      if (typeof one !== 'string') {
        one.remove();
        one.parentNode = this;
      }
      this.content.push(one);
    }
  }

  remove(): void {
    const {content = []} = this.parentNode ?? {};
    if (this.parentNode) content.splice(content.indexOf(this), 1);
    this.parentNode = undefined;
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  addEventListener(_: string, act: () => void): void {
    this.onClose = act;
  }

  close(): void {
    this.onClose();
  }
}

let body: Box;
let dialogs: Box[];

const notices = (where = body) => where.content.filter((one) => one instanceof Box);
const press = () => (notices()[0]?.content[1] as Box).onclick();

beforeEach(() => {
  vi.useFakeTimers();
  body = new Box();
  dialogs = [];
  vi.stubGlobal('document', {
    body,
    createElement: () => new Box(),
    querySelector: () => [...dialogs, body].flatMap(notices)[0],
    querySelectorAll: () => [...dialogs],
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a notice', () => {
  it.each([
    ['failed', 'alert', 'Part of this page did not load.', 'Retry'],
    ['outdated', 'status', 'This site was updated.', 'Reload'],
    ['updated', 'status', 'This site was updated.', 'Close'],
  ] as const)('%s is a region of role %s, filled when it is known', (kind, role, text, button) => {
    showNotice(kind);
    const [box] = notices();
    expect([box?.className, box?.attributes.role, box?.content]).toEqual([`notice notice-${kind}`, role, []]);
    vi.runAllTimers();
    expect(box?.content[0]).toBe(text);
    expect((box?.content[1] as Box).textContent).toBe(button);
  });

  it('takes the place of the one before', () => {
    showNotice('outdated');
    showNotice('failed');
    expect(notices().map((box) => box.className)).toEqual(['notice notice-failed']);
  });

  it('does what it is told, and closes', () => {
    const act = vi.fn();
    showNotice('failed', act);
    vi.runAllTimers();
    press();
    expect(act).toHaveBeenCalledOnce();
    showNotice('updated', act);
    vi.runAllTimers();
    press();
    expect(act).toHaveBeenCalledOnce();
    expect(notices()).toEqual([]);
  });

  it('of a newer version offers it, and closes for who wants it later', () => {
    const act = vi.fn();
    showNotice('newer', act);
    vi.runAllTimers();
    const [, reload, later] = notices()[0]!.content as Box[];
    expect([reload!.textContent, later!.textContent]).toEqual(['Reload', 'Later']);
    later!.onclick();
    expect(notices()).toEqual([]);
    expect(act).not.toHaveBeenCalled();
  });

  it('is in front of a dialog, and stays when that closes', () => {
    const dialog = new Box();
    dialogs.push(dialog);
    showNotice('failed');
    expect([notices(dialog).length, notices().length]).toEqual([1, 0]);
    dialog.close();
    expect([notices(dialog).length, notices().length]).toEqual([0, 1]);
  });

  it('that is closed does not come again with the end of a dialog', () => {
    const dialog = new Box();
    dialogs.push(dialog);
    showNotice('failed');
    dialogs.pop();
    notices(dialog)[0]?.remove();
    dialog.close();
    expect(notices()).toEqual([]);
  });
});
