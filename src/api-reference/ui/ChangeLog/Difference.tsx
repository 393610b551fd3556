import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ComparedChange, ComparedOperation} from '@site/src/api-reference/changelog/comparisons';
import ApiChange, {ApiChanges} from '../ApiChange';

/** Text with back-ticks around code; two of them where the code has one itself. */
function Text({children}: {children: string}): ReactNode {
  return children.split(/(``.+?``|`[^`]+`)/).map((part, index) => {
    const code = /^``(.+)``$/.exec(part)?.[1]?.trim() ?? /^`([^`]+)`$/.exec(part)?.[1];
    return code === undefined ? part : <code key={index}>{code}</code>;
  });
}

function Operations({operations}: {operations: readonly ComparedOperation[]}): ReactNode {
  return operations.map(({title, href}, index) => (
    <Fragment key={`${title} ${href}`}>
      {index > 0 && ', '}
      {href ? <Link to={href}>{title}</Link> : <code>{title}</code>}
    </Fragment>
  ));
}

function Sentence({place, operations, what}: ComparedChange): ReactNode {
  const list = <Operations operations={operations} />;
  if (!place)
    return (
      <p>
        {list} <Text>{what}</Text>.
      </p>
    );
  const [first = '', ...rest] = place;
  return (
    <p>
      <strong>
        <Text>{first.toUpperCase() + rest.join('')}</Text>
      </strong>
      {what.startsWith('`') && ':'} <Text>{what}</Text>. {operations.length > 0 && <>In {list}.</>}
    </p>
  );
}

/** The difference of two versions, an entry a change. */
export default function Difference({changes}: {changes: readonly ComparedChange[]}): ReactNode {
  return (
    <ApiChanges>
      {changes.map((change, index) => (
        <ApiChange key={index} kind={change.kind} breaking={change.breaking}>
          <Sentence {...change} />
          {change.remedy && (
            <p>
              What to do: <Text>{change.remedy}</Text>
            </p>
          )}
        </ApiChange>
      ))}
    </ApiChanges>
  );
}
