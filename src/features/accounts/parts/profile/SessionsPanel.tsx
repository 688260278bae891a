import { IconDevices } from '@tabler/icons-react'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { endSession, getSessions } from '../../contract.ts'

/** Where somebody is signed in, and the way to sign out a device that isn’t in their hands. */
export function SessionsPanel() {
  const query = useCall(getSessions, {})
  const { run, isPending } = useAction(endSession, { refresh: [getSessions], toast: true })
  const others = query.data?.items.some(({ isThis }) => !isThis)
  return (
    <Panel
      title="Where you’re signed in"
      icon={<IconDevices size={26} />}
      footer={
        others && (
          <ActionButton weight="plain" busy={isPending} onClick={() => run({})}>
            Sign out all other devices
          </ActionButton>
        )
      }
    >
      <Loaded what="your devices" query={query}>
        {({ items }) => (
          <FactList
            facts={items.map(({ id, device, signedInAt, isThis }) => ({
              label: device || 'A device',
              value: isThis ? 'This device' : `Since ${whenText(signedInAt, 'day')}`,
              ...(!isThis && {
                action: (
                  <ActionButton weight="quiet" size="sm" busy={isPending} onClick={() => run({ sessionId: id })}>
                    Sign out{' '}
                    <VisuallyHidden>
                      {device || 'the device'}, signed in since {whenText(signedInAt, 'moment')}
                    </VisuallyHidden>
                  </ActionButton>
                ),
              }),
            }))}
          />
        )}
      </Loaded>
    </Panel>
  )
}
