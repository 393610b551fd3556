import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import authSidebar from './docs/api/auth/sidebar';
import petstoreSidebar from './docs/api/petstore/sidebar';

type Category = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A category with a generated index page at `/docs/category/<slug>`. */
function indexed(label: string, slug: string, description: string, items: Category[]): Category {
  return {
    type: 'category',
    label,
    link: {type: 'generated-index', title: label, slug: `/category/${slug}`, description},
    items,
  };
}

const focus: Category = {
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
    indexed('Admin', 'admin', 'Run the account: groups, endpoints, retention, legal hold, reports and audit.', [
      'focus/admin/account',
      'focus/admin/audit',
      'focus/admin/endpoints',
      'focus/admin/groups',
      'focus/admin/legalhold',
      'focus/admin/reports',
      'focus/admin/retention',
    ]),
    indexed('Appendix', 'appendix', 'Reference and set-up guides for sign-on, integrations and recorders.', [
      'focus/appendix/data-dictionary',
      indexed('Enterprise SSO options', 'enterprise-sso-options', 'Connect your identity provider with SAML 2.0 and SCIM 2.0.', [
        'focus/appendix/enterprise-sso-options/entra-id',
        'focus/appendix/enterprise-sso-options/google-workspace',
        'focus/appendix/enterprise-sso-options/okta',
      ]),
      indexed('Data extraction integrations', 'data-extraction-integrations', 'Take recordings and metadata into your own systems, or bring messages in.', [
        'focus/appendix/data-extraction-integrations/jupyter',
        'focus/appendix/data-extraction-integrations/native-rest',
        'focus/appendix/data-extraction-integrations/genesys-cloud',
        'focus/appendix/data-extraction-integrations/sftp',
        'focus/appendix/data-extraction-integrations/sms-email',
      ]),
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

const teamscribe: Category = {
  type: 'category',
  label: 'TeamScribe',
  className: 'product-teamscribe',
  items: [
    'teamscribe/overview',
    'teamscribe/installation',
    indexed('Output options', 'output-options', 'Choose where summaries go: e-mail, Slack or Microsoft Teams.', [
      'teamscribe/outputs/email',
      'teamscribe/outputs/slack',
      'teamscribe/outputs/teams',
    ]),
  ],
};

const transact: Category = {
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

const aiApi: Category = {
  type: 'category',
  label: 'AI API',
  className: 'product-ai-api',
  items: ['ai-api/api-overview', 'ai-api/getting-started', 'ai-api/requirements'],
};

const apiReference: Category = {
  type: 'category',
  label: 'API reference',
  className: 'product-api',
  items: [
    {type: 'category', label: 'Pet store', items: petstoreSidebar},
    {type: 'category', label: 'Authentication', items: authSidebar},
  ],
};

const sidebars: SidebarsConfig = {
  docs: ['intro', focus, teamscribe, transact, aiApi, apiReference, 'support'],
};

export default sidebars;
