import React, {type ReactNode} from 'react';
import Highlight from '@site/src/search/ui/Highlight';
import Icon, {type IconName} from '@site/src/ui/Icon';
import type {HitView} from '@site/src/search/client/hitView';

/** Page and headings above a title. */
function Trail({parts}: {parts: readonly string[]}): ReactNode {
  if (!parts.length) return null;
  return (
    <span className="DocSearch-Hit-path">
      {parts.map((part, index) => (
        <span key={index}>
          {index > 0 && ' › '}
          <Highlight value={part} />
        </span>
      ))}
    </span>
  );
}

type Props = {
  view: HitView;
  icon?: IconName;
  /** A section below the hit of its own page: the page's title is left out. */
  isChild?: boolean;
};

/** One row of the modal: icon, title, breadcrumb trail and snippet. */
export default function Hit({view, icon, isChild = false}: Props): ReactNode {
  const {title, trail, snippet} = view;
  const says = snippet && (snippet.includes('<mark>') || !trail.length) ? snippet : undefined;
  return (
    <span className="DocSearch-Hit-Container">
      <span className="DocSearch-Hit-icon">
        <Icon name={icon ?? (trail.length ? 'section' : 'document')} />
      </span>
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Highlight value={title} />
        </span>
        <Trail parts={isChild ? trail.slice(1) : trail} />
        {says && (
          <span className="DocSearch-Hit-path DocSearch-Hit-text">
            <Highlight value={says} />
          </span>
        )}
      </span>
    </span>
  );
}
