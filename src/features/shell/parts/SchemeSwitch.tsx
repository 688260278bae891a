import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

const schemes = {
  auto: { words: 'as on your device', Icon: IconDeviceDesktop, next: 'light' },
  light: { words: 'light', Icon: IconSun, next: 'dark' },
  dark: { words: 'dark', Icon: IconMoon, next: 'auto' },
} as const

/** Steps through the colour schemes: as on the device, light, dark. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const mounted = useMounted()
  const { words, Icon, next } = schemes[mounted ? colorScheme : 'auto']
  return (
    <ActionIcon color="dark" aria-label={`Colours: ${words}. Change to ${schemes[next].words}`} onClick={() => setColorScheme(next)}>
      <Icon size={22} />
    </ActionIcon>
  )
}
