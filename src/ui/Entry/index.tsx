import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/ui/Icon';
import styles from './styles.module.css';

type Props = {
  to: string;
  title: ReactNode;
  /** Stands at the edge, where no picture does. */
  icon: IconName;
  /** Address of an image, which is decorative. */
  picture?: string;
  /** Product or area, in the accent of the row. */
  area?: ReactNode;
  /** Behind the area: the way to a page, or the day of a post. */
  facts?: ReactNode;
  text?: ReactNode;
  /** A teaser, with a heading, or an entry of the list around it. */
  as?: 'article' | 'li';
  /** The class of a product gives its accent. */
  className?: string;
};

/** A page or post in a list: tags, categories, posts, archive. The link of its title covers the row. */
export default function Entry(props: Props): ReactNode {
  const {to, title, icon, picture, area, facts, text, as: Row = 'article', className} = props;
  const Title = Row === 'article' ? 'h2' : 'p';
  return (
    <Row className={clsx(styles.entry, picture && styles.pictured, className)}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width="640" height="400" loading="lazy" />
      ) : (
        <Icon name={icon} className={styles.icon} />
      )}
      <Title className={styles.title}>
        <Link to={to}>{title}</Link>
      </Title>
      {(area ?? facts) && (
        <p className={styles.facts}>
          {area && <span className={styles.area}>{area}</span>}
          {facts && <span>{facts}</span>}
        </p>
      )}
      {text && <p>{text}</p>}
    </Row>
  );
}
