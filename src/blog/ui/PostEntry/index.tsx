import React, {type ComponentProps, type ReactNode} from 'react';
import {PostFacts} from '@site/src/blog/ui/PostMeta';
import {productOfTags} from '@site/src/site/products';
import Entry from '@site/src/ui/Entry';

/** What Docusaurus knows of a post. */
type Post = {
  title: string;
  permalink: string;
  date: string | number;
  description?: string;
  /** Minutes. */
  readingTime?: number;
  tags: readonly {permalink: string}[];
};

/** A post in a list, with the product that it is about. */
export default function PostEntry({
  post: {title, permalink, date, description, readingTime, tags},
  ...rest
}: {post: Post} & Pick<ComponentProps<typeof Entry>, 'as' | 'picture'>): ReactNode {
  const product = productOfTags(tags);
  return (
    <Entry
      {...rest}
      to={permalink}
      title={title}
      icon={product?.id ?? 'news'}
      area={product?.name}
      facts={<PostFacts date={date} readingTime={readingTime} />}
      text={description}
      className={product && `product-${product.id}`}
    />
  );
}
