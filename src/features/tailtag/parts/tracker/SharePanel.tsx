import { useState } from 'react'
import { ShareButton } from '#features/lookup/kit/ShareButton.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { When } from '#ui/When.tsx'
import { endTrackerShare, getTrackerShares, shareTracker } from '../../contract.ts'

type Made = AnswerOf<typeof shareTracker>
type Animal = { petId: string } | { tagId: string }

const LASTS = [
  { value: 'hour', label: '1 hour' },
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
]

/** The keeper makes a link with which others see the tracker of one pet, sees which links work, and ends them. */
export function SharePanel({ animal, petName }: { animal: Animal; petName: string }) {
  const [made, setMade] = useState<Made | null>(null)
  const query = useCall(getTrackerShares, animal, { freshFor: 0 })
  const { form, formProps, summary, isPending } = useContractForm(shareTracker, {
    initial: { lasts: 'day' },
    asks: (values) => ({ ...animal, ...values }),
    refresh: [getTrackerShares],
    then: setMade,
  })
  return (
    <Panel
      title="Share with people who help you search"
      lead={`Anyone with the link sees the places and times above, exactly as you do. They don’t see your conversations, or anyone’s e-mail address or phone number.`}
    >
      <Rows>
        <FormRows {...formProps} {...summary}>
          <ChoiceCards {...form.getInputProps('lasts')} label="How long should the link work?" choices={LASTS} min="8rem" />
          <FormActions>
            <ActionButton type="submit" weight="plain" busy={isPending}>
              Make a link
            </ActionButton>
          </FormActions>
        </FormRows>
        {made && <NewLink made={made} petName={petName} />}
        <Loaded what="your links" query={query} count={1} level={3}>
          {({ shares }) =>
            shares.length > 0 && (
              <div>
                <Box component="h3" fz="h4" lh="h4" m="0 0 0.5rem">
                  Links that work now
                </Box>
                <Lines label="Links that work now">
                  {shares.map(({ shareId, madeAt, until }) => (
                    <Group key={shareId} component="li" gap="0.5rem 1rem" justify="space-between">
                      <span>
                        Works until <When at={until} />.{' '}
                        <Box component="span" c="dimmed">
                          Made <When at={madeAt} />.
                        </Box>
                      </span>
                      <EndButton
                        shareId={shareId}
                        until={until}
                        onEnded={() => setMade((last) => (last?.shareId === shareId ? null : last))}
                      />
                    </Group>
                  ))}
                </Lines>
              </div>
            )
          }
        </Loaded>
      </Rows>
    </Panel>
  )
}

function NewLink({ made: { link, until }, petName }: { made: Made; petName: string }) {
  return (
    <Notice
      kind="success"
      live
      title="Your link works now"
      action={
        <Group gap="0.5rem">
          <CopyButton text={link}>Copy the link</CopyButton>
          <ShareButton title={`Where ${petName} was seen`} path={new URL(link).pathname} />
        </Group>
      }
    >
      <Box component="p" m={0} style={{ overflowWrap: 'anywhere' }}>
        <b>{link}</b>
      </Box>
      <Box component="p" m="0.25rem 0 0">
        It works until <When at={until} />. Copy it now: we can’t show it again.
      </Box>
    </Notice>
  )
}

function EndButton({ shareId, until, onEnded }: { shareId: string; until: string; onEnded: () => void }) {
  const { run, isPending } = useAction(endTrackerShare, { refresh: [getTrackerShares], toast: true, then: onEnded })
  return (
    <ActionButton weight="quiet" size="sm" busy={isPending} onClick={() => void run({ shareId })}>
      End this link
      <VisuallyHidden>
        , which works until <When at={until} />
      </VisuallyHidden>
    </ActionButton>
  )
}
