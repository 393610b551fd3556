/** Why ours: the menu opens without React (src/runtime/controls/menu.ts). */
import React, {type ReactNode} from 'react';
import IconMenu from '@theme/Icon/Menu';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn needs-script"
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={false}>
      <IconMenu />
    </button>
  );
}
