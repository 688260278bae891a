import { IconCalendarOff } from '@tabler/icons-react'
import { useState } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { awayWords } from '../../awayWords.ts'
import { endTimeAway, timeAway } from '../../contract.ts'
import { AwayDialog, type TimeAway } from './AwayDialog.tsx'

/** When a professional is away, and what people are told then. */
export function AwayPanel() {
  const session = useSession()
  return session && mayAsk(timeAway, session) ? <Away /> : null
}

function Away() {
  const query = useCall(timeAway, {})
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title="Time away"
      icon={<IconCalendarOff size={26} />}
      lead="Going on holiday, or ill? Tell us the dates, and we’ll let people know when they write to you or find you. If people can book you, add the days off to your hours as well."
    >
      <Loaded what="your time away" query={query} count={1}>
        {({ away }) => (
          <Rows>
            {away && <Said away={away} onChange={() => setOpen(true)} />}
            {!away && (
              <FormActions>
                <ActionButton weight="plain" onClick={() => setOpen(true)}>
                  Add time away
                </ActionButton>
              </FormActions>
            )}
            {isOpen && <AwayDialog away={away} onClose={() => setOpen(false)} />}
          </Rows>
        )}
      </Loaded>
    </Panel>
  )
}

function Said({ away, onChange }: { away: TimeAway; onChange: () => void }) {
  const { run, isPending } = useAction(endTimeAway, { refresh: [timeAway], toast: true })
  return (
    <>
      <p>
        From {whenText(away.from, 'day')}, people see: <q>{awayWords({ ...away, until: away.to })}</q>
      </p>
      <FormActions>
        <ActionButton weight="plain" onClick={onChange}>
          Change time away
        </ActionButton>
        <ActionButton weight="plain" busy={isPending} onClick={() => run({})}>
          Remove time away
        </ActionButton>
      </FormActions>
    </>
  )
}
