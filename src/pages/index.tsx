import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {LatestPost} from '@site/src/blog/contract';
import latestPosts from '@site/src/docusaurus/generated/latestPosts';
import HomeIllustration from '@site/src/ui/HomeIllustration';
import Icon, {type IconName} from '@site/src/ui/Icon';
import PostMeta from '@site/src/blog/ui/PostMeta';
import ProductCard from '@site/src/ui/ProductCard';
import {products} from '@site/src/site/products';
import {search, site} from '@site/src/site/identity';
import Layout from '@theme/Layout';
import styles from './index.module.css';

type Role = {name: string; icon: IconName; tasks: {label: string; to: string}[]};

const roles: Role[] = [
  {
    name: 'Customer',
    icon: 'customer',
    tasks: [
      {label: 'Find a communication', to: '/docs/focus/communications/screen'},
      {label: 'Answer a regulator', to: '/docs/focus/concepts/scenarios'},
      {label: 'Read a meeting summary', to: '/docs/teamscribe/overview'},
    ],
  },
  {
    name: 'Administrator',
    icon: 'administrator',
    tasks: [
      {label: 'Set up your account', to: '/docs/focus/admin/account'},
      {label: 'Connect single sign-on', to: '/docs/category/enterprise-sso-options'},
      {label: 'Connect a recorder', to: '/docs/category/recorders'},
    ],
  },
  {
    name: 'Developer',
    icon: 'developer',
    tasks: [
      {label: 'Authentication API', to: '/docs/api/auth'},
      {label: 'Try the pet store sample', to: '/docs/api/petstore'},
      {label: 'Extract data by REST', to: '/docs/focus/appendix/data-extraction-integrations/native-rest'},
    ],
  },
];

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1>{site.title}</h1>
        <p className={styles.tagline}>{site.tagline}</p>
        <button
          type="button"
          className={`chip ${styles.search} needs-script`}
          data-open-search=""
          aria-haspopup="dialog">
          <Icon name="search" />
          <span>{search.placeholder}</span>
        </button>
      </div>
      <HomeIllustration />
    </header>
  );
}

function ByRole(): ReactNode {
  return (
    <section aria-labelledby="by-role">
      <h2 id="by-role">By role</h2>
      <div className={styles.columns}>
        {roles.map(({name, icon, tasks}) => (
          <div key={name}>
            <h3 className={styles.role}>
              <Icon name={icon} /> {name}
            </h3>
            <ul className={styles.list}>
              {tasks.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function News(): ReactNode {
  return (
    <section aria-labelledby="news">
      <h2 id="news">
        <Link to="/blog">{site.blogTitle}</Link>
      </h2>
      <div className={styles.columns}>
        {(latestPosts as LatestPost[]).map(({title, permalink, date, description, product}) => (
          <article key={permalink}>
            <PostMeta date={date} product={products.find(({id}) => id === product)} />
            <h3 className={styles.post}>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p className={styles.description}>{description}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Help(): ReactNode {
  return (
    <section aria-labelledby="help">
      <h2 id="help">Help and status</h2>
      <div className={styles.help}>
        <Icon name="support" />
        <p>
          <Link to="/docs/support">Contact support</Link> See how to reach us, and what to include.
        </p>
        <Icon name="status" />
        <p>
          <Link to={site.statusUrl}>Service status</Link> See whether a service is down.
        </p>
      </div>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout description={site.tagline}>
      <main className={styles.main}>
        <Hero />
        <div className={styles.products}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
        <ByRole />
        <News />
        <Help />
      </main>
    </Layout>
  );
}
