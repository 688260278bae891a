import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { useLogOut } from '../logOut.ts'

/** Logs a person out who has gone away, and warns before. All tabs count as one: who is active in one is active in all. */
export function IdleLogout({ times = site.idle }: { times?: Record<keyof typeof site.idle, number> }) {
  const [warned, setWarned] = useState(false)
  const logOut = useLogOut()
  const end = times.after + times.window
  const timer = useIdleTimer({
    timeout: end * 1000,
    promptBeforeIdle: (end - times.warn) * 1000,
    onPrompt: () => setWarned(true),
    onActive: () => setWarned(false),
    onIdle: () => {
      setWarned(false)
      void logOut('idle')
    },
    crossTab: true,
    syncTimers: times.ping * 1000,
    name: 'homeward.idle',
  })
  return (
    <Modal
      opened={warned}
      onClose={timer.activate}
      title="Are you still there?"
      role="alertdialog"
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <p>
        You will be logged out in <Countdown left={timer.getRemainingTime} every={times.ping} />, to keep your pets’ details safe.
      </p>
      <FormActions>
        <ActionButton data-autofocus onClick={timer.activate}>
          Stay logged in
        </ActionButton>
        <ActionButton weight="plain" onClick={() => void logOut('asked')}>
          Logout
        </ActionButton>
      </FormActions>
    </Modal>
  )
}

/** Seen, not read out: a screen reader that says every second is no help. */
function Countdown({ left, every }: { left: () => number; every: number }) {
  const [seconds, setSeconds] = useState(() => Math.ceil(left() / 1000))
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(Math.ceil(left() / 1000)), every * 1000)
    return () => clearInterval(ticking)
  }, [left, every])
  return <>{seconds >= 60 ? '1 minute' : `${seconds} seconds`}</>
}
