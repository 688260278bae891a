import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getTrainerDesk } from '../../contract.ts'

/** A trainer’s course, and the code by which students enrol. */
export function DeskPanel({ desk: { isVerified, organisation, courseApproval, code, link } }: { desk: AnswerOf<typeof getTrainerDesk> }) {
  return (
    <>
      {!isVerified && (
        <Notice
          kind="warning"
          title="We’re still checking your course"
          action={
            <ButtonLink weight="plain" size="sm" to={paths.profile}>
              See what we’re waiting for
            </ButtonLink>
          }
        >
          We look at the course’s approval and at what shows that you teach it, and then write to you. We aim to answer within two working
          days. You’ll get a referral code for your students and can assess them.
        </Notice>
      )}
      <Panel
        title="Your course"
        footer={
          code &&
          link && (
            <Group gap="0.5rem">
              <CopyButton text={code}>Copy code</CopyButton>
              <CopyButton text={link}>Copy link for students</CopyButton>
            </Group>
          )
        }
      >
        <FactList
          facts={[
            { label: 'Course', value: organisation },
            {
              label: 'Secretary of State’s approval',
              value: isVerified || !courseApproval ? approvalWords(courseApproval) : `${courseApproval} (we’re checking it)`,
            },
            ...(code
              ? [
                  {
                    label: 'Referral code',
                    value: (
                      <Box component="span" ff="monospace" fz="lg" fw={700}>
                        {code.slice(0, 4)}-{code.slice(4)}
                      </Box>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Panel>
    </>
  )
}

const approvalWords = (approval: string | null) =>
  approval ?? 'None. Your students’ certificates count as professional development and give no right to implant.'
