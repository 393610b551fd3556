// The package's own entry names these types at a path that it does not ship, which makes them `any`.
import type {SidebarItemConfig, SidebarsConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import authSidebar from './docs/api/auth/sidebar';
import petstoreSidebar from './docs/api/petstore/sidebar';

/** A category with a generated index page at `/docs/category/<slug>`. */
function indexed(
  label: string,
  slug: string,
  description: string,
  items: SidebarItemConfig[],
): SidebarItemConfig {
  return {
    type: 'category',
    label,
    link: {type: 'generated-index', title: label, slug: `/category/${slug}`, description},
    items,
  };
}

const focus: SidebarItemConfig = {
  type: 'category',
  label: 'Focus',
  className: 'product-focus',
  items: [
    'focus/getting-started',
    'focus/home',
    'focus/people',
    indexed('Communications', 'communications', 'Find, play, share and export what Focus has recorded.', [
      'focus/communications/screen',
      'focus/communications/downloads',
    ]),
    indexed(
      'Admin',
      'admin',
      'Run the account: groups, endpoints, retention, legal hold, reports and audit.',
      [
        'focus/admin/account',
        'focus/admin/audit',
        'focus/admin/endpoints',
        'focus/admin/groups',
        'focus/admin/legalhold',
        'focus/admin/reports',
        'focus/admin/retention',
      ],
    ),
    indexed('Appendix', 'appendix', 'Reference and set-up guides for sign-on, integrations and recorders.', [
      'focus/appendix/data-dictionary',
      indexed(
        'Enterprise SSO options',
        'enterprise-sso-options',
        'Connect your identity provider with SAML 2.0 and SCIM 2.0.',
        [
          'focus/appendix/enterprise-sso-options/entra-id',
          'focus/appendix/enterprise-sso-options/google-workspace',
          'focus/appendix/enterprise-sso-options/okta',
        ],
      ),
      indexed(
        'Data extraction integrations',
        'data-extraction-integrations',
        'Take recordings and metadata into your own systems, or bring messages in.',
        [
          'focus/appendix/data-extraction-integrations/jupyter',
          'focus/appendix/data-extraction-integrations/native-rest',
          'focus/appendix/data-extraction-integrations/genesys-cloud',
          'focus/appendix/data-extraction-integrations/sftp',
          'focus/appendix/data-extraction-integrations/sms-email',
        ],
      ),
      indexed('Recorders', 'recorders', 'Set up recording from BroadWorks, SIPREC and Microsoft Teams.', [
        'focus/appendix/recorders/broadworks',
        'focus/appendix/recorders/siprec',
        'focus/appendix/recorders/teams',
      ]),
    ]),
    indexed('Troubleshooting', 'troubleshooting', 'Error codes, symptoms, causes and fixes.', [
      'focus/troubleshooting/error-codes',
      'focus/troubleshooting/hints',
    ]),
  ],
};

const teamscribe: SidebarItemConfig = {
  type: 'category',
  label: 'TeamScribe',
  className: 'product-teamscribe',
  items: [
    'teamscribe/overview',
    'teamscribe/installation',
    indexed(
      'Output options',
      'output-options',
      'Choose where summaries go: e-mail, Slack or Microsoft Teams.',
      ['teamscribe/outputs/email', 'teamscribe/outputs/slack', 'teamscribe/outputs/teams'],
    ),
  ],
};

const transact: SidebarItemConfig = {
  type: 'category',
  label: 'Transact PCI',
  className: 'product-transact',
  items: [
    'transact/overview',
    'transact/getting-started',
    'transact/technical-design',
    'transact/error-handling',
    'transact/password-example',
  ],
};

const aiApi: SidebarItemConfig = {
  type: 'category',
  label: 'AI API',
  className: 'product-ai-api',
  items: ['ai-api/api-overview', 'ai-api/getting-started', 'ai-api/requirements'],
};

const apiReference: SidebarItemConfig = {
  type: 'category',
  label: 'API reference',
  className: 'product-api',
  items: [
    {type: 'category', label: 'Pet store', items: petstoreSidebar as SidebarItemConfig[]},
    {type: 'category', label: 'Authentication', items: authSidebar as SidebarItemConfig[]},
  ],
};

const sidebars: SidebarsConfig = {
  docs: ['intro', focus, teamscribe, transact, aiApi, apiReference, 'support'],
};

export default sidebars;
