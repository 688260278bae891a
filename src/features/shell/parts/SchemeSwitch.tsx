import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { setColourScheme, useColourScheme } from '#platform/web/colourscheme.ts'
import classes from './icon.module.css'

const schemes = {
  auto: { words: 'same as your device', Icon: IconDeviceDesktop, next: 'light' },
  light: { words: 'light', Icon: IconSun, next: 'dark' },
  dark: { words: 'dark', Icon: IconMoon, next: 'auto' },
} as const

/** Steps through the colour schemes: as on the device, light, dark. `worded` writes the present one beside the icon. */
export function SchemeSwitch({ worded = false }: { worded?: boolean }) {
  const { words, Icon, next } = schemes[useColourScheme()]
  return (
    <button
      className={worded ? `${classes.icon} ${classes.worded}` : classes.icon}
      type="button"
      aria-label={`Colours: ${words}. Change to ${schemes[next].words}`}
      onClick={() => setColourScheme(next)}
    >
      <Icon size={22} aria-hidden="true" />
      {worded && `Colours: ${words}`}
    </button>
  )
}
