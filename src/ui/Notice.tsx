import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import classes from './Notice.module.css'
import type { Tone } from './palette.ts'

type Kind = 'info' | 'success' | 'warning' | 'danger'

type NoticeProps = {
  kind?: Kind
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Read out when it appears: for what an action has just caused, not for what the page came with. */
  live?: boolean
  onClose?: () => void
}

/** A banner inside the page. */
export function Notice({ kind = 'info', title, children, action, live = false, onClose }: NoticeProps) {
  const { tone, Icon } = kinds[kind]
  return (
    <div className={classes.notice} data-tone={tone} {...(live && { role: kind === 'danger' ? 'alert' : 'status' })}>
      <Icon size={24} stroke={1.9} aria-hidden="true" />
      <div className={classes.words}>
        {title && (
          <Box component="p" fw={700} m={0}>
            {title}
          </Box>
        )}
        {children && <div>{children}</div>}
        {action && <Box mt="0.625rem">{action}</Box>}
      </div>
      {onClose && (
        <button className={classes.close} type="button" aria-label="Close" onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

const kinds: Record<Kind, { tone: Tone; Icon: typeof IconInfoCircle }> = {
  info: { tone: 'info', Icon: IconInfoCircle },
  success: { tone: 'good', Icon: IconCircleCheck },
  warning: { tone: 'watch', Icon: IconAlertTriangle },
  danger: { tone: 'alert', Icon: IconExclamationCircle },
}
