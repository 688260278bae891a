import { answer } from '#platform/server/answer.ts'
import { operatorDetails } from '../contract.ts'

export default answer(operatorDetails, async ({ services: { config } }) => ({
  name: config.COMPANY_NAME,
  address: config.COMPANY_ADDRESS,
  companyNumber: config.COMPANY_NUMBER,
  icoNumber: config.ICO_NUMBER,
  vatNumber: config.VAT_NUMBER ?? null,
  backupDays: config.BACKUPS_KEPT,
}))
