import { type ComponentProps, useSyncExternalStore } from 'react'
import { Box } from '#ui/Box.tsx'
import { Captcha } from './Captcha.tsx'

const never = () => () => {}

/** The captcha once the form is alive: a tick in a box that the server drew would be lost where its code comes late. */
export function AskPerson(props: ComponentProps<typeof Captcha>) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? <Captcha {...props} /> : <Box mih="6.25rem" />
}
