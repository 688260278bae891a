import { answer } from '#platform/server/answer.ts'
import { chatPartners } from '../contract.ts'
import { partnersOf } from '../partners.ts'

export default answer(chatPartners, async (context) => ({ items: await partnersOf(context) }))
