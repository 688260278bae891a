import { IconUsersGroup } from '@tabler/icons-react'
import { keysOf } from '#platform/keysof.ts'
import { holds, useSession } from '#platform/web/session.ts'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { roleWords } from '../kit/roles.ts'

/** What each role may do, and what stays with the organisation’s own sign-in. */
export function RolesPanel() {
  return (
    <Panel title="What each role can do" icon={<IconUsersGroup size={26} />}>
      <Rows>
        <FactList facts={keysOf(roleWords).map((role) => ({ label: roleWords[role].label, value: roleWords[role].hint }))} />
        {holds('Implanter', useSession()) && (
          <p>
            Only people who are verified implanters themselves can register a chip or correct an implant, whatever their role. They need an
            implanter profile in their own account.
          </p>
        )}
        <p>
          The password, the e-mail address, the mobile number and closing the account stay with the person who signs in with your
          organisation’s own e-mail address. They’re always an owner, and no one can remove them.
        </p>
      </Rows>
    </Panel>
  )
}
