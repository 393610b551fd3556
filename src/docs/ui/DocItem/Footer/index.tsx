/** Why ours: the date of the last update is under the title (DocItem/Content), so only tags and the edit link remain. */
import React, {memo, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

function DocItemFooter(): ReactNode {
  const {tags, editUrl} = useDoc().metadata;
  if (!tags.length && !editUrl) return null;
  return (
    <footer className={`${ThemeClassNames.docs.docFooter} docusaurus-mt-lg ${styles.footer}`}>
      <div>{tags.length > 0 && <TagsListInline tags={tags} />}</div>
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </footer>
  );
}

export default memo(DocItemFooter);
