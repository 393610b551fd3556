/**
 * Why ours: the stock text sends readers to the owner of a link; ours offers a search for the words of the address and the
 * pages most similar to it. Both are computed in the browser, because one file is served for every unknown address.
 */
import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Entry from '@site/src/ui/Entry';
import Icon from '@site/src/ui/Icon';
import {siteMapPath} from '@site/src/site/siteMap';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {Page} from './nearestPages';
import {isUnasked} from './isUnasked';
import styles from './styles.module.css';

type Found = {words: string; pages: readonly Page[]};

function useNearest(): Found {
  const {pathname} = useLocation();
  const [found, setFound] = useState<Found>({words: '', pages: []});
  useEffect(() => {
    let isOver = false;
    const show = (next: Found) => !isOver && setFound(next);
    import('./nearestPages')
      .then(({findNearest, queryFromPath}) => {
        const words = queryFromPath(pathname);
        show({words, pages: []});
        return findNearest(pathname).then((pages) => show({words, pages}));
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [pathname]);
  return found;
}

/** The router knows no redirects, so that no page brings their list: the server, or a file of the build, leads on. */
function useServerAnswer(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (isUnasked(pathname, loaded?.name)) location.reload();
  }, [pathname]);
}

export default function NotFoundContent({className}: Props): ReactNode {
  useServerAnswer();
  const {words, pages} = useNearest();
  return (
    <main className={`measured ${className ?? ''}`} data-start>
      <Heading as="h1">Page not found</Heading>
      <p>
        The address may be mistyped, or the page may have moved. Start from the documentation, or look through
        all pages.
      </p>
      <p className={`chips ${styles.actions}`}>
        <button type="button" className="button button--primary needs-script" data-open-search={words}>
          <Icon name="search" /> {words ? `Search for “${words}”` : 'Search docs'}
        </button>
        <Link className="button button--secondary" to="/docs/intro">
          Open the documentation
        </Link>
        <Link className="button button--secondary" to={siteMapPath}>
          All pages
        </Link>
      </p>
      <div className={styles.nearest}>
        {pages.length > 0 && (
          <>
            <Heading as="h2">Nearest pages</Heading>
            <ul className="clean-list">
              {pages.map(([path, title]) => (
                <Entry key={path} as="li" icon="document" to={path} title={title} text={path} />
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}
