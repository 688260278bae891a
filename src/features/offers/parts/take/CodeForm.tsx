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
  const missing = attempt > 0 && code.trim() === '' ? 'Enter the code of the transfer pack' : undefined
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setAttempt(attempt + 1)
    void navigate(paths.takeUp(code.trim()))
  }
  return (
    <Page
      title="Check an animal before you take it"
      lead="The breeder or keeper gives you a transfer pack with a code. It shows what the register knows, and makes you the keeper when you take the animal home."
    >
      <WithAside aside={<AboutPacks />}>
        <Panel look="raised">
          <FormRows onSubmit={check} noValidate errors={missing ? { code: missing } : {}} attempt={attempt}>
            <TextField
              id="field-code"
              label="Code of the transfer pack"
              hint="It stands below the QR code. Capitals, spaces and dashes do not matter."
              width="medium"
              size="lg"
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
                Check the animal
              </ActionButton>
              <ScanButton onScan={(number) => navigate(paths.chip(number))}>Scan the code</ScanButton>
            </FormActions>
          </FormRows>
        </Panel>
      </WithAside>
    </Page>
  )
}
