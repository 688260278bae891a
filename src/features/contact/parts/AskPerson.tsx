import { type ComponentProps, useEffect, useState } from 'react'
import { Captcha } from '#features/accounts/kit/captcha/Captcha.tsx'
import { Box } from '#ui/Box.tsx'

/** The captcha once the form is alive: a tick in a box that the server drew would be lost where its code comes late. */
export function AskPerson(props: ComponentProps<typeof Captcha>) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive ? <Captcha {...props} /> : <Box mih="6.25rem" />
}
