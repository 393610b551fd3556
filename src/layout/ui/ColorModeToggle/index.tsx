/**
 * Ejected from @docusaurus/theme-classic 3.8.1. Why: the stock button is disabled until hydration; ours works before
 * (src/runtime/bootstrap/colourMode.ts), and is hidden without script.
 */
import React, {memo, useEffect, useRef, type ReactNode} from 'react';
import {onHandover} from '@site/src/runtime/contract';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

type Choice = Props['value'];

function nextOf(choice: Choice, respectsSystem: boolean): Choice {
  if (choice === 'dark') return respectsSystem ? null : 'light';
  return choice === 'light' || !respectsSystem ? 'dark' : 'light';
}

function ColorModeToggle({className, respectPrefersColorScheme, value, onChange}: Props): ReactNode {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(
    () =>
      onHandover(() => {
        const {themeChoice} = document.documentElement.dataset;
        const shown = themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null;
        if (shown !== latest.current) onChange(shown);
      }),
    [onChange],
  );
  const mode = `${value ?? 'system'} mode`;
  return (
    <div className={`needs-script ${className ?? ''}`}>
      <button
        type="button"
        className={`clean-btn ${styles.button}`}
        title={mode}
        aria-label={`Switch between dark and light mode (currently ${mode})`}
        onClick={() => onChange(nextOf(value, respectPrefersColorScheme))}>
        <IconLightMode aria-hidden className={`${styles.icon} ${styles.light}`} />
        <IconDarkMode aria-hidden className={`${styles.icon} ${styles.dark}`} />
        <IconSystemColorMode aria-hidden className={`${styles.icon} ${styles.system}`} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
