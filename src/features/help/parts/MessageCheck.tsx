import { type FormEvent, useState } from 'react'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { NeedsScripts } from '#ui/NeedsScripts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { checkMessage } from '../isitus.ts'
import type { Ways } from './OurWays.tsx'
import { ADVICE, signWords } from './verdicts.tsx'

/** The check itself: it runs in the browser, so that nothing that is pasted leaves it. */
export function MessageCheck({ ways }: { ways: Ways }) {
  const [pasted, setPasted] = useState('')
  const [checked, setChecked] = useState<ReturnType<typeof checkMessage> | null>(null)
  const [error, setError] = useState('')
  const check = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = pasted.trim() === ''
    setError(isEmpty ? 'Paste the message, its link, its sender or its number' : '')
    setChecked(isEmpty ? null : checkMessage(pasted, ways))
  }
  const advice = checked && ADVICE[checked.verdict]
  return (
    <Panel title="Check a message" look="raised">
      <NeedsScripts />
      <form onSubmit={check} noValidate>
        <Rows>
          <LongTextField
            label="What did you get?"
            hint="An e-mail, a text, a link, an address or a phone number."
            minRows={5}
            maxLength={5000}
            value={pasted}
            error={error}
            onChange={(event) => {
              setPasted(event.currentTarget.value)
              setChecked(null)
            }}
          />
          <FormActions>
            <ActionButton type="submit">Check message</ActionButton>
          </FormActions>
        </Rows>
      </form>
      {checked && advice && (
        <Notice kind={advice.kind} title={advice.title} live>
          {checked.findings.length > 0 && (
            <Bullets gap="0.375rem">
              {checked.findings.map((finding) => (
                <li key={finding.sign + finding.found}>{signWords(finding)}</li>
              ))}
            </Bullets>
          )}
          <p>
            {advice.says} If you’re not sure, call us on <a href={site.phoneLink}>{site.phone}</a>, and not on a number in the message.
          </p>
        </Notice>
      )}
    </Panel>
  )
}
