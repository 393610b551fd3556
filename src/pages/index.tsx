import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import Day from '@site/src/components/Day';
import Icon, {type IconName} from '@site/src/components/Icon';
import ProductCard from '@site/src/components/ProductCard';
import {products} from '@site/src/config/products';
import {search, site} from '@site/src/config/site';
import Layout from '@theme/Layout';
import styles from './index.module.css';

type Post = {title: string; permalink: string; date: string; description: string};

type Role = {name: string; icon: IconName; tasks: {label: string; to: string}[]};

const roles: Role[] = [
  {
    name: 'Customer',
    icon: 'customer',
    tasks: [
      {label: 'Find a communication', to: '/docs/focus/communications/screen'},
      {label: 'Download recordings', to: '/docs/focus/communications/downloads'},
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
      <h1>{site.title}</h1>
      <p className={styles.tagline}>{site.tagline}</p>
      <button type="button" className={styles.search} data-open-search aria-haspopup="dialog">
        <Icon name="search" />
        <span>{search.placeholder}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
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
  const {posts} = usePluginData('latest-posts') as {posts: Post[]};
  return (
    <section aria-labelledby="news">
      <h2 id="news">
        <Link to="/blog">{site.blogTitle}</Link>
      </h2>
      <div className={styles.columns}>
        {posts.map(({title, permalink, date, description}) => (
          <article key={permalink}>
            <p className={styles.date}>
              <Day date={date} />
            </p>
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
    <section aria-labelledby="help" className={styles.help}>
      <h2 id="help">Help and status</h2>
      <p>
        <Icon name="support" /> <Link to="/docs/support">Contact support</Link>
      </p>
      <p>
        <Icon name="status" /> <Link to={site.statusUrl}>Service status</Link>
      </p>
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
