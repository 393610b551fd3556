/** Without a script, what needs one is not shown, and all panels of tabs are, each under its name. */
export const noScriptStyles =
  '.needs-script{display:none!important}[role=tabpanel]{display:block!important}.tab-heading{display:block!important}';
