import React, {useState, type ReactNode} from 'react';
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import Authentication from './Authentication';
import ServerChoice from './ServerChoice';
import styles from './console.module.css';
import type {ConsoleModel} from './useConsole';

type Props = {data: ConsoleData; model: ConsoleModel};

/** Who answers, and with which credentials: one line, which opens when something of it is missing. */
export default function Settings({data, model}: Props): ReactNode {
  const {server, missing, messages} = model;
  const [isOpen, setOpen] = useState(false);
  const isNeeded = missing.length > 0 || messages.server !== undefined;
  return (
    <details
      className={styles.settings}
      open={isOpen || isNeeded}
      onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Server and credentials <span className={styles.note}>{server?.url ?? 'Example responses'}</span>
      </summary>
      <ServerChoice
        data={data}
        server={server}
        answer={model.answer}
        onAnswer={model.setAnswer}
        message={messages.server}
      />
      {server && <Authentication data={data} choice={model.alternative} onChoice={model.setAlternative} />}
    </details>
  );
}
