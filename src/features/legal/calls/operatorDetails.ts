import { answer } from '#platform/server/answer.ts'
import { operatorDetails } from '../contract.ts'

export default answer(operatorDetails, async ({ services: { config } }) => ({
  name: config.COMPANY_NAME,
  address: config.COMPANY_ADDRESS ?? null,
  backupDays: config.BACKUPS_KEPT,
}))
