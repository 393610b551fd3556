/** Why ours: the stock page sets every title as a heading of a page and its own in straight quotes. */
import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Entry from '@site/src/ui/Entry';
import {withoutBase} from '@site/src/site/base';
import {taggedTitle} from '@site/src/site/language';
import {productOfPath} from '@site/src/site/products';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

type Doc = Props['tag']['items'][number];

function Row({doc: {permalink, title, description}}: {doc: Doc}): ReactNode {
  const product = productOfPath(withoutBase(permalink));
  return (
    <Entry
      to={permalink}
      title={title}
      icon={product?.id ?? 'book'}
      text={description}
      className={product && `product-${product.id}`}
    />
  );
}

export default function DocTagDocListPage({tag}: Props): ReactNode {
  const title = taggedTitle(tag.count, 'page', tag.label);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            {tag.unlisted && <Unlisted />}
            <header className="margin-bottom--md">
              <Heading as="h1">{title}</Heading>
              {tag.description && <p>{tag.description}</p>}
              <Link to={tag.allTagsPath}>All tags</Link>
            </header>
            {tag.items.map((doc) => (
              <Row key={doc.id} doc={doc} />
            ))}
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
