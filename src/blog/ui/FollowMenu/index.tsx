import React, {Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withBase} from '@site/src/site/base';
import {blogPath, feedFormats, feedLinks, feedPath} from '@site/src/blog/feeds/formats';
import CopyButton from '@site/src/ui/CopyButton';
import DropDown from '@site/src/ui/DropDown';
import Icon from '@site/src/ui/Icon';
import styles from './styles.module.css';

type Tag = {permalink: string; label: string};

/** `<link rel="alternate">` for the feeds of a tag; every page has those for the feeds of all posts. */
export function TagFeedLinks({permalink, label}: Tag): ReactNode {
  return (
    <Head>
      {feedLinks(permalink, label).map((link) => (
        <link key={link.type} {...link} />
      ))}
    </Head>
  );
}

/** An address that wraps after slashes only. */
function Address({children}: {children: string}): ReactNode {
  return children.match(/[^/]+\/*/g)?.map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/**
 * Explains feeds and lists their addresses.
 *
 * @param tag of the listed posts; without it, the feeds of all posts
 */
export default function FollowMenu({tag}: {tag?: Tag}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <DropDown
      className={styles.follow}
      label={
        <>
          <Icon name="feed" /> Follow
        </>
      }>
      <p>
        A feed brings new posts {tag && `tagged ${tag.label} `}to your feed reader, without an account or
        email. Copy one of these addresses into the reader.
      </p>
      <ul>
        {feedFormats.map((format) => {
          const path = feedPath(tag?.permalink ?? withBase(blogPath), format);
          return (
            <li key={format.id}>
              <span className={styles.name}>{format.name}</span>
              <a href={path} className={styles.address}>
                <Address>{siteConfig.url + path}</Address>
              </a>
              <CopyButton
                text={siteConfig.url + path}
                what={`${format.name} address`}
                className={styles.copy}
              />
            </li>
          );
        })}
      </ul>
      <p>
        Every <Link to={`${blogPath}/tags`}>tag</Link> has its own feeds.
        {tag && (
          <>
            {' '}
            To follow all posts, go to <Link to={blogPath}>Updates and News</Link>.
          </>
        )}
      </p>
    </DropDown>
  );
}
