/** Without a script, what needs one is not shown, all panels of tabs are, each under its name, and the focus opens a dropdown, and families of entries show all of them. */
export const noScriptStyles =
  '.dropdown:focus-within>.dropdown__menu{opacity:1;visibility:visible;pointer-events:all;transition:none}' +
  '.needs-script{display:none!important}[role=tabpanel]{display:block!important}.tab-heading{display:block!important}' +
  '.family::details-content{content-visibility:visible}';
