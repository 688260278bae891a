import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getMySpin, type getWheel, spinWheel } from '../contract.ts'
import { Outcome } from './Outcome.tsx'
import { Wheel } from './Wheel.tsx'

type Campaign = NonNullable<AnswerOf<typeof getWheel>['campaign']>

/** Seconds for which the wheel turns. */
const SPIN_SECONDS = 5

/** The wheel, and what the visitor can do with it. */
export function SpinPanel({ campaign }: { campaign: Campaign }) {
  const session = useSession()
  const mine = useCall(getMySpin, { campaignId: campaign.id }, { enabled: session !== null })
  const [turning, setTurning] = useState<string | null>(null)
  const [landed, setLanded] = useState(false)
  const spin = mine.data?.spin ?? null
  const { can, items } = campaign
  return (
    <>
      <Wheel
        items={items}
        targetId={turning ?? spin?.itemId ?? null}
        seconds={turning ? SPIN_SECONDS : 0}
        onLanded={() => {
          if (!turning) return
          setTurning(null)
          setLanded(true)
        }}
      />
      <div role="status">
        {turning && 'The wheel is turning…'}
        {landed && spin && <VisuallyHidden>{spin.isPrize ? `You’ve won: ${spin.label}` : 'No prize this time'}</VisuallyHidden>}
      </div>
      {!session && can.spin === true && <JoinFirst />}
      {!session && can.spin !== true && <Panel title={can.spin.words} />}
      {session && !turning && (
        <Loaded what="your spin" query={mine} level={3}>
          {() => {
            if (spin) return <Outcome spin={spin} />
            return can.spin === true ? <SpinForm campaignId={campaign.id} onDrawn={setTurning} /> : <Panel title={can.spin.words} />
          }}
        </Loaded>
      )}
    </>
  )
}

function JoinFirst() {
  return (
    <Panel
      title="Open a free account to spin"
      lead="Each person has one spin, so we need to know your e-mail address is yours. You don’t have to buy or register anything, or sign up for our newsletter."
    >
      <FormActions>
        <ButtonLink to={paths.registerThen(paths.wheel)}>Create an account</ButtonLink>
        <ButtonLink to={paths.login(paths.wheel)} weight="plain">
          Sign in
        </ButtonLink>
      </FormActions>
    </Panel>
  )
}

function SpinForm({ campaignId, onDrawn }: { campaignId: string; onDrawn: (targetId: string) => void }) {
  const [word] = useState(newWord)
  const { form, formProps, summary, isPending } = useContractForm(spinWheel, {
    initial: { campaignId, word, agreed: false },
    refresh: [getMySpin],
    then: ({ targetId }) => onDrawn(targetId),
  })
  return (
    <Panel title="Have your spin">
      <FormRows {...formProps} {...summary}>
        <CheckField
          label="I’m 18 or over, I live in the UK, and I accept the terms on this page"
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
        <FormActions>
          <ActionButton type="submit" size="lg" busy={isPending}>
            Spin the wheel
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}

/** 128 bits by the browser’s own chance. */
const newWord = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
