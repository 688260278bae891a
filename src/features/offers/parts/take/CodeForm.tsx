import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AboutPacks } from './AboutPacks.tsx'

/** Longer is no code of ours. */
const LONGEST = 40

/** The code of a transfer pack, typed or scanned. */
export function CodeForm() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const missing = attempt > 0 && code.trim() === '' ? 'Enter the transfer code' : undefined
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setAttempt(attempt + 1)
    void navigate(paths.takeUp(code.trim()))
  }
  return (
    <Page
      title="Check a pet before you take it home"
      lead="The breeder or keeper gives you a transfer pack with a code, or we’ve posted you a letter with one. Use it to see what’s on the register, and to become the keeper when you take your pet home."
    >
      <WithAside aside={<AboutPacks />}>
        <Panel look="raised">
          <FormRows onSubmit={check} noValidate errors={missing ? { code: missing } : {}} attempt={attempt}>
            <TextField
              id="field-code"
              label="Transfer code"
              hint="It’s under the QR code in the transfer pack, or in our letter. Capitals, spaces and dashes don’t matter."
              large
              maxLength={LONGEST}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={missing}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <FormActions>
              <ActionButton type="submit" size="lg">
                Check the pet
              </ActionButton>
              <ScanButton onScan={(number) => navigate(paths.chip(number))}>Scan the code</ScanButton>
            </FormActions>
          </FormRows>
        </Panel>
      </WithAside>
    </Page>
  )
}
