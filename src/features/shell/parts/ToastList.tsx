import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Themed } from '#ui/Themed.tsx'
import classes from './Toasts.module.css'

/** The toasts themselves. */
export function ToastList() {
  return (
    <Themed>
      <Notifications className={classes.toasts ?? ''} position="top-right" limit={4} zIndex={99_998} />
    </Themed>
  )
}
