// The package's own entry names these types at a path that it does not ship, which makes them `any`.
import type {SidebarItemConfig, SidebarsConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type {IconName} from './src/ui/Icon';
import {sectionsOf} from './src/api-reference/sidebarSections';
import {specifications} from './src/site/apis';

/** A page whose card on a category page has a drawing of its subject. */
function page(id: string, icon: IconName): SidebarItemConfig {
  return {type: 'doc', id, customProps: {icon}};
}

/** A category with a generated index page at `/docs/category/<slug>`. */
function indexed(
  label: string,
  slug: string,
  icon: IconName,
  description: string,
  items: SidebarItemConfig[],
): SidebarItemConfig {
  return {
    type: 'category',
    label,
    customProps: {icon},
    link: {type: 'generated-index', title: label, slug: `/category/${slug}`, description},
    items,
  };
}

/** The name of the items below it. */
const group = (name: string): SidebarItemConfig => ({type: 'html', value: name, className: 'menu-group'});

/** In the order of setting up an account; then what people do with it every day, and what they look up. */
const focus: SidebarItemConfig = {
  type: 'category',
  label: 'Focus',
  className: 'area product-focus',
  items: [
    'focus/getting-started',
    'focus/concepts/how-focus-works',
    'focus/concepts/what-is-captured',
    'focus/people',
    indexed(
      'Admin',
      'admin',
      'administrator',
      'Set who can do what, what Focus records and how long it keeps recordings, and prove what happened.',
      [
        page('focus/admin/groups', 'tree'),
        page('focus/admin/retention', 'clock'),
        page('focus/admin/retention-reference', 'clock'),
        page('focus/admin/endpoints', 'phone'),
        page('focus/admin/endpoints-reference', 'phone'),
        page('focus/admin/account', 'account'),
        page('focus/admin/account-reference', 'account'),
        page('focus/admin/legalhold', 'lock'),
        page('focus/admin/reports', 'report'),
        page('focus/admin/reports-reference', 'report'),
        page('focus/admin/audit', 'audit'),
        page('focus/admin/audit-reference', 'audit'),
      ],
    ),
    indexed(
      'Recorders',
      'recorders',
      'microphone',
      'Connect the telephone system or meeting platform that Focus records: BroadWorks, SIPREC or Microsoft Teams.',
      [
        page('focus/appendix/recorders/broadworks', 'phone'),
        page('focus/appendix/recorders/siprec', 'microphone'),
        page('focus/appendix/recorders/siprec-reference', 'book'),
        page('focus/appendix/recorders/border-controllers', 'microphone'),
        page('focus/appendix/recorders/teams', 'teamscribe'),
      ],
    ),
    indexed(
      'Enterprise SSO options',
      'enterprise-sso-options',
      'key',
      'Set up sign-in with your identity provider by SAML 2.0, and manage accounts automatically by SCIM 2.0.',
      [
        page('focus/appendix/enterprise-sso-options/entra-id', 'key'),
        page('focus/appendix/enterprise-sso-options/google-workspace', 'key'),
        page('focus/appendix/enterprise-sso-options/okta', 'key'),
        page('focus/appendix/enterprise-sso-options/saml-scim-reference', 'book'),
      ],
    ),
    indexed(
      'Data extraction integrations',
      'data-extraction-integrations',
      'plug',
      'Copy recordings and metadata to your own systems, or send text messages and email to Focus.',
      [
        page('focus/appendix/data-extraction-integrations/sms-email', 'phone'),
        page('focus/appendix/data-extraction-integrations/email-journal', 'mail'),
        page('focus/appendix/data-extraction-integrations/genesys-cloud', 'plug'),
        page('focus/appendix/data-extraction-integrations/native-rest', 'api'),
        page('focus/reference/operations', 'api'),
        page('focus/appendix/data-extraction-integrations/sftp', 'download'),
        page('focus/appendix/data-extraction-integrations/jupyter', 'report'),
      ],
    ),
    'focus/home',
    indexed(
      'Communications',
      'communications',
      'play',
      'Find a conversation, play it, read its transcript, share it, hold it, and download it as evidence.',
      [
        page('focus/communications/screen', 'play'),
        page('focus/communications/screen-reference', 'search'),
        page('focus/communications/downloads', 'download'),
        page('focus/communications/check-an-export', 'audit'),
      ],
    ),
    'focus/concepts/scenarios',
    indexed(
      'Troubleshooting',
      'troubleshooting',
      'warning',
      'Look up an error code, or start from what you see to find the cause and the fix.',
      [page('focus/troubleshooting/error-codes', 'warning'), page('focus/troubleshooting/hints', 'bulb')],
    ),
    // The address is that of the specification, which calls it an appendix.
    indexed(
      'Reference',
      'appendix',
      'book',
      'Look up every field in exports, reports, the REST API and the audit log.',
      [page('focus/appendix/data-dictionary', 'book')],
    ),
  ],
};

const teamscribe: SidebarItemConfig = {
  type: 'category',
  label: 'TeamScribe',
  className: 'area product-teamscribe',
  items: [
    'teamscribe/overview',
    'teamscribe/installation',
    indexed(
      'Output options',
      'output-options',
      'mail',
      'Choose where summaries go: email, Slack or Microsoft Teams.',
      [
        page('teamscribe/outputs/email', 'mail'),
        page('teamscribe/outputs/slack', 'teamscribe'),
        page('teamscribe/outputs/teams', 'customer'),
      ],
    ),
  ],
};

const transact: SidebarItemConfig = {
  type: 'category',
  label: 'Transact PCI',
  className: 'area product-transact',
  items: [
    'transact/overview',
    'transact/getting-started',
    'transact/integration-reference',
    'transact/technical-design',
    'transact/error-handling',
    'transact/password-example',
    'transact/operations',
    'transact/first-assessment',
  ],
};

const aiApi: SidebarItemConfig = {
  type: 'category',
  label: 'AI API',
  className: 'area product-ai-api',
  items: ['ai-api/api-overview', 'ai-api/getting-started', 'ai-api/requirements', 'ai-api/operations'],
};

const apiReference: SidebarItemConfig = {
  type: 'category',
  label: 'API reference',
  className: 'area product-api',
  // One for each API of src/site/apis.ts.
  items: sectionsOf(specifications, __dirname) as SidebarItemConfig[],
};

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    group('Products'),
    focus,
    teamscribe,
    transact,
    group('Developers'),
    aiApi,
    apiReference,
    'retries',
    group('Help'),
    'quick-reference',
    'glossary',
    'trust',
    'support',
  ],
};

export default sidebars;
