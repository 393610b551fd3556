/** Tags for the head of every page, before the theme's own scripts. */
import type {HtmlTagObject} from '@docusaurus/types';

/** Attribute of what has to count before the first paint, which a step after the build joins (src/runtime/critical-css). */
export const firstMark = 'data-first';

type Settings = {
  /** Public origin of the site, for whole addresses on printed pages (src/css/print.css). */
  origin: string;
  /** Empty: no announcement. */
  announcementId: string;
  baseUrl: string;
  /** Whether pages follow the colour mode of the system. */
  followsSystem: boolean;
  /** Without a colour-mode button. */
  isSwitchDisabled: boolean;
};

/**
 * The policy of the site has browsers with Trusted Types ask this function of the page before a text becomes HTML or the
 * address of a script (https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr). HTML is what React and the
 * packages make, and the Content Security Policy lets none of it run; a script may only come from the site.
 */
const trustedTypes =
  'window.trustedTypes?.createPolicy("default",{createHTML:h=>h,createScriptURL:u=>new URL(u,document.baseURI).origin==origin?u:null});';

/** The theme uses a stored colour mode unchecked. */
const forgetWrongTheme = `var t=s.theme;if(t!=null&&t!="light"&&t!="dark"){console.warn("Not a colour mode, so forgotten: theme="+t);delete s.theme}`;

/** Specification, section 4: without a switch, a stored choice is deleted. */
const forgetTheme = `delete s.theme`;

/** Specification, section 4: a new id shows the announcement again. The theme compares ids after hydration only. */
const compareAnnouncement = (id: string) =>
  `var a="docusaurus.announcement.";if(s[a+"id"]!=${JSON.stringify(id)}){s[a+"id"]=${JSON.stringify(id)};s[a+"dismiss"]=!1}`;

/** Specification, section 7: Docusaurus's own warning, which would come after hydration only. */
const warn = `console.warn("Docusaurus browser storage is not available.",e)`;

/** Colours of a page in each mode (`--hub-page` in src/css/tokens.css), for the bar of the browser. */
const pageColours = {light: '#ffffff', dark: '#0f1319'};

const link = (rel: string, href: string, more = {}): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel, href, ...more},
});

/** The reader's choice of mode is not known here: the colours fit where none was made. */
function barColours(followsSystem: boolean): HtmlTagObject[] {
  const colour = (content: string, more = {}): HtmlTagObject => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', content, ...more},
  });
  return followsSystem
    ? Object.entries(pageColours).map(([mode, content]) =>
        colour(content, {media: `(prefers-color-scheme:${mode})`}),
      )
    : [colour(pageColours.light)];
}

/** At the root of a host, browsers look for these icons by themselves, which spares each page the bytes. */
const iconsInFolder = (baseUrl: string) => [
  link('icon', `${baseUrl}favicon.ico`, {sizes: '32x32'}),
  link('apple-touch-icon', `${baseUrl}apple-touch-icon.png`),
];

/** @returns tags for the head of every page */
export function headTags({
  origin,
  announcementId,
  baseUrl,
  followsSystem,
  isSwitchDisabled,
}: Settings): HtmlTagObject[] {
  const steps = [
    isSwitchDisabled ? forgetTheme : forgetWrongTheme,
    ...(announcementId ? [compareAnnouncement(announcementId)] : []),
  ];
  return [
    {tagName: 'style', attributes: {[firstMark]: 'true'}, innerHTML: `:root{--site:'${origin}'}`},
    {
      tagName: 'script',
      attributes: {[firstMark]: 'true'},
      innerHTML: `${trustedTypes}(function(){try{var s=localStorage;${steps.join(';')}}catch(e){${warn}}})()`,
    },
    ...barColours(followsSystem),
    ...(baseUrl === '/' ? [] : iconsInFolder(baseUrl)),
    link('manifest', `${baseUrl}manifest.webmanifest`),
  ];
}
