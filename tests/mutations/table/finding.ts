/** Feeds, the site map, the search, and reading offline. */
import {spec, type Mutation} from '../mutation';

export const finding: readonly Mutation[] = [
  {
    name: 'a feed without dates',
    plant: [{file: 'build/blog/rss.xml', from: /<pubDate>.*?<\/pubDate>\n?/g, to: ''}],
    caughtBy: spec('feeds.spec.ts', /feed \/blog\/rss\.xml: valid, with the posts of its page/),
    says: /date of the channel/,
  },
  {
    name: 'a feed with relative links',
    plant: [{file: 'build/blog/atom.xml', from: /href=(&quot;|")https:\/\/[^/]+\/docs/g, to: 'href=$1/docs'}],
    caughtBy: spec('feeds.spec.ts', /feed \/blog\/atom\.xml: valid, with the posts of its page/),
    says: /content has the address \/docs/,
  },
  {
    name: 'a feed without its last post',
    plant: [{file: 'build/blog/feed.json', from: /,\s*\{(?![^]*\n {4}\{)[^]*\}(?=\s*\])/, to: ''}],
    caughtBy: spec('feeds.spec.ts', /feeds of \/blog: say the same in each format/),
    says: /- Expected +- \d+\n\+ Received +\+ +0/,
  },
  {
    name: 'a sitemap without a page',
    plant: [{file: 'build/sitemap.xml', from: /<url><loc>[^<]+\/docs\/support<.*?<\/url>/, to: ''}],
    caughtBy: spec('site-map.spec.ts', /every address of the sitemap is linked once/),
    says: /\/docs\/support/,
  },
  {
    name: 'a reader without a connection who has no page of the search',
    plant: [{file: 'build/offline/shell.json', from: ',"/search"', to: ''}],
    caughtBy: spec('offline.spec.ts', /the search answers/),
    says: /Results/,
  },
  {
    name: 'a search index without the names of sections',
    plant: [
      {file: /^build\/assets\/search\/\w+\/text-\d+\.json$/, from: /\[([2-6]),"[^"]*","/g, to: '[$1,"","'},
    ],
    caughtBy: spec('search-modal.spec.ts', /a section comes first when it is named/),
    says: /Expected substring/,
  },
  {
    name: 'a search that ranks by nothing',
    plant: [
      {file: 'src/search/engines/embedded/rank.ts', from: 'missingPenalty = 6', to: 'missingPenalty = -6'},
    ],
    caughtBy: spec('search-relevance.spec.ts', /the first hit is right/),
    says: /Searches that miss/,
  },
  {
    name: 'two elements of one id',
    plant: [{file: 'build/docs/intro.html', from: /<h1/, to: '<i id=sources></i>$&'}],
    caughtBy: spec('search-records.spec.ts', /every anchor leads to one element of its page/),
    says: /#sources/,
  },
  {
    name: 'the search does not take the focus',
    plant: [{file: /^build\/.*\.html$/, from: /(\w)\.select\(\)/, to: '$1.blur()'}],
    caughtBy: spec('search-modal.spec.ts', /the button is labelled Search and opens a field/),
    says: /Received: inactive/,
  },
  {
    name: 'Escape leaves the search open',
    plant: [{file: /^build\/.*\.html$/, from: '<dialog ', to: '<dialog oncancel="event.preventDefault()" '}],
    caughtBy: spec('search-modal.spec.ts', /search: \/ opens it, Escape closes it/),
    says: /Received: 1/,
  },
  {
    name: 'a page of another day in the sitemap',
    plant: [{file: 'build/sitemap.xml', from: /(\/docs\/support<.*?<lastmod>)\d{4}/, to: '$12001'}],
    caughtBy: spec('dates.spec.ts', /the day that a page shows is that of the sitemap/),
    says: /2001/,
  },
  {
    name: 'structured data of a type that does not exist',
    plant: [{file: 'build/docs/support.html', from: '"@type":"TechArticle"', to: '"@type":"HelpArticle"'}],
    caughtBy: spec('structured-data.spec.ts', /types, properties and values are those of schema.org/),
    says: /HelpArticle/,
  },
  {
    name: 'a way in structured data that leaves out a step',
    plant: [{file: 'build/docs/support.html', from: '"name":"Home page"', to: '"name":"Start"'}],
    caughtBy: spec('structured-data.spec.ts', /the way to a page is the one that it shows/),
    says: /Start/,
  },
  {
    name: 'two pages with one title',
    plant: [
      {file: 'build/docs/support.html', from: /(<title[^>]*>)[^<]*/, to: '$1Updates and News | Help Hub'},
    ],
    caughtBy: spec('page-titles.spec.ts', /no two pages have the same/),
    says: /Updates and News/,
  },
];
