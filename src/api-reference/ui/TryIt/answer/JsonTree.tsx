import React, {useState, type ReactNode} from 'react';
import styles from './answer.module.css';

/** Members of a longer list or object come in steps. */
const step = 100;

type NodeProps = {name?: string; value: unknown; isOpen: boolean};

/** Whether a value has others in it. */
export const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Name({name}: {name?: string}): ReactNode {
  return name === undefined ? null : <span className={styles.name}>{name}: </span>;
}

function Leaf({value}: {value: unknown}): ReactNode {
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return <span className={styles[kind]}>{JSON.stringify(value)}</span>;
}

function Members({value, isOpen}: {value: object; isOpen: boolean}): ReactNode {
  const [shown, setShown] = useState(step);
  const members = Object.entries(value) as [string, unknown][];
  return (
    <ul>
      {members.slice(0, shown).map(([name, member]) => (
        <li key={name}>
          <Node name={name} value={member} isOpen={isOpen} />
        </li>
      ))}
      {members.length > shown && (
        <li>
          <button type="button" className={styles.more} onClick={() => setShown(shown + step)}>
            {Math.min(step, members.length - shown)} more of {members.length}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What stands in a closed element is drawn when it is opened: a body may have many thousand members. */
function Node({name, value, isOpen}: NodeProps): ReactNode {
  const [open, setOpen] = useState(isOpen);
  if (!isBranch(value) || !Object.keys(value).length)
    return (
      <>
        <Name name={name} />
        <Leaf value={value} />
      </>
    );
  const count = Object.keys(value).length;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Name name={name} />
        <span className={styles.count}>
          {Array.isArray(value) ? counted(count, 'item', 'items') : counted(count, 'member', 'members')}
        </span>
      </summary>
      {open && <Members value={value} isOpen={isOpen} />}
    </details>
  );
}

/** How deep a tree is when it is first shown: its first level, or, when the reader says so, all or none of it. */
type Depth = {isOpen: boolean; key: number};

/** A JSON value as a tree that is opened and closed with a click or with keys. */
export default function JsonTree({value}: {value: unknown}): ReactNode {
  const [depth, setDepth] = useState<Depth>();
  const all = (isOpen: boolean) => setDepth({isOpen, key: (depth?.key ?? 0) + 1});
  return (
    <div className={styles.tree}>
      <p className={styles.actions}>
        <button type="button" onClick={() => all(true)}>
          Expand all
        </button>
        <button type="button" onClick={() => all(false)}>
          Collapse all
        </button>
      </p>
      {isBranch(value) && !depth ? (
        <Members value={value} isOpen={false} />
      ) : (
        <Node key={depth?.key} value={value} isOpen={depth?.isOpen ?? false} />
      )}
    </div>
  );
}
