import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getPayouts } from '../../contract.ts'

const BankDialog = lazyPart(() => import('./BankDialog.tsx').then((part) => part.BankDialog))

/** Where payouts go. Of the number only its end is shown. */
export function BankAccount({ account }: { account: AnswerOf<typeof getPayouts>['account'] }) {
  return (
    <Panel title="Your bank account">
      <Rows gap="sm">
        <div>
          {account
            ? `We pay you to the account that ends in ${account.ending}. You told us on ${whenText(account.changedAt, 'day')}.`
            : 'Tell us where to pay you. Our staff see the number when they pay you, and no one else does.'}
        </div>
        <div>
          {' '}
          <DialogButton weight={account ? 'plain' : 'main'} size="sm" renderDialog={(close) => <BankDialog onClose={close} />}>
            {account ? 'Change bank account' : 'Add your bank account'}
          </DialogButton>
        </div>
      </Rows>
    </Panel>
  )
}
