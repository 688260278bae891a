import { useNavigate } from 'react-router'
import { moneyText } from '#platform/text/moneytext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { orderTailTag } from '../contract.ts'
import { TAG_PENCE } from '../designs.ts'
import { blankTag, GUESTS_DESIGN } from './answers.ts'
import { DesignFields } from './DesignFields.tsx'
import { Designing } from './Designing.tsx'

const { design, engraving } = blankTag(null)

/** Designs a tag without an account. It’s kept in this tab, and ordered after signing in. */
export function GuestForm() {
  const navigate = useNavigate()
  const { form, formProps, summary } = useContractForm(orderTailTag, {
    initial: { design, engraving },
    atFields: (sentences) => Object.fromEntries(Object.entries(sentences).filter(([path]) => /^(design|engraving)\./.test(path))),
    draft: GUESTS_DESIGN,
    instead: () => {
      void navigate(paths.login(paths.tailTag))
      return true
    },
  })
  return (
    <FormRows {...formProps} {...summary}>
      <Designing {...form.values}>
        <Panel title="Design your tag">
          <Rows>
            <DesignFields design={form.values.design} engraving={form.values.engraving} field={form.getInputProps} />
            <FormActions note="We’ll keep your design in this tab while you sign in or open an account.">
              <ActionButton type="submit">Sign in to order for {moneyText(TAG_PENCE)}</ActionButton>
              <ButtonLink weight="plain" to={paths.registerThen(paths.tailTag)}>
                Open an account
              </ButtonLink>
            </FormActions>
          </Rows>
        </Panel>
      </Designing>
    </FormRows>
  )
}
