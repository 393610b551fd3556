/** Why ours: the stock list has a heading and a line for each letter, and does not say what a tag is for. */
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/TagsListByLetter';
import Entry from '../Entry';

export default function TagsList({tags}: Props): ReactNode {
  const sorted = [...tags].sort((one, other) => one.label.localeCompare(other.label, 'en'));
  return sorted.map(({permalink, label, description, count}) => (
    <Entry
      key={permalink}
      to={permalink}
      title={label}
      icon="document"
      facts={count === 1 ? 'One entry' : `${count} entries`}
      text={description}
    />
  ));
}
