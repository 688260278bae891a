import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { addressOf, type Call } from '#platform/contract/call.ts'
import { findContract } from '#platform/server/find.ts'
import { answersTo, signedInAgain, student } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import * as academy from './contract.ts'
import { questionsOf } from './exam/questions.ts'
import { QUESTIONS } from './questions/bank.ts'

let register: TestRegister
let url: string
beforeAll(async () => {
  register = await testRegister()
  url = await register.url()
})
afterAll(() => register.close())

const contract = await findContract()
const PAPER = 'getQuestionsForExam'

const NONSENSE = { attemptId: 'nonsense', examId: 'nonsense', questionId: "'", optionId: '' }
const ABOUT_EXAMS = new Set([...Object.keys(academy), 'exportMyData', 'getTasks', 'userProfile'])

/** Others say no to them in the same words, whatever they ask. */
const ANSWERED = contract.filter(({ who }) => typeof who === 'string' || who.includes('Student') || who.includes('Trainer'))

interface Heard {
  /** Which call answered. */
  call: string
  text: string
}

/** Whatever a call of the product answers to somebody, asked with nothing, with what it knows, and with nonsense; its head included. */
async function everyAnswer(token: string | null, known: Record<string, unknown>): Promise<Heard[]> {
  const heard: Heard[] = []
  for (const call of ANSWERED) {
    // What these do ends the exam or the session, and each is heard by itself.
    if (['logout', 'endSession', 'submitExam', 'withdrawTraining', 'changePassword', 'resetPassword'].includes(call.name)) continue
    for (const input of ABOUT_EXAMS.has(call.name) ? [{}, known, NONSENSE] : [known]) heard.push(await ask(call, token, input))
  }
  return heard
}

let asked = 0

async function ask(call: Call, token: string | null, input: Record<string, unknown>): Promise<Heard> {
  asked += 1
  const own = Object.fromEntries(Object.entries(input).filter(([name]) => name in call.input.shape || name === 'attemptId'))
  const sent =
    call.method === 'GET'
      ? { query: Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])) }
      : { payload: JSON.stringify(own), headers: { 'content-type': 'application/json' } }
  const response = await register.app.inject({
    method: call.method,
    url: addressOf(call),
    remoteAddress: `10.9.${Math.floor(asked / 250)}.${asked % 250}`,
    ...sent,
    headers: { ...sent.headers, ...(token && { authorization: token }) },
  })
  return { call: call.name, text: JSON.stringify(response.headers) + response.body }
}

/** Every letter and text that went out. */
async function letters(): Promise<Heard[]> {
  await register.drain()
  return (await register.outbox()).map((message) => ({ call: 'outbox', text: JSON.stringify(message) }))
}

/** Whatever the socket of somebody hears while `act` runs. */
async function onSocket(token: string, act: () => Promise<unknown>): Promise<Heard[]> {
  const socket = io(url, {
    query: { token, email: '', mobile_number: '', name: '' },
    reconnection: false,
    forceNew: true,
    transports: ['websocket'],
  })
  await new Promise((connected) => socket.on('connect', () => connected(null)))
  const heard: Heard[] = []
  socket.onAny((...event: unknown[]) => heard.push({ call: 'socket', text: JSON.stringify(event) }))
  await act()
  await new Promise((answered) => socket.emit('previous_messages', {}, answered))
  socket.close()
  return heard
}

test('no answer, letter or event gives a key away, in the middle of an exam or after it was failed', async () => {
  const joined = await student(register)
  const { api } = joined
  const token = (await register.stranger.login({ email: joined.email, password: joined.password })).data.token
  const tamsin = (await register.stranger.login({ email: PEOPLE.tamsin.email, password: PASSWORD })).data.token
  const paper = (await api.getQuestionsForExam({})).data
  const { attemptId } = paper
  const right = answersTo(paper)
  const wrong = answersTo(paper, () => true)
  const [questionId = ''] = Object.keys(right)
  const known = { attemptId, questionId, optionId: right[questionId], studentId: joined.id }

  const underWay = [
    ...(await onSocket(token, () => api.saveExamAnswer({ attemptId, questionId, optionId: right[questionId] }))),
    ...(await everyAnswer(token, known)),
    ...(await everyAnswer(null, known)),
  ]
  // Enough right for most topics to have gone well, and not for a pass.
  let missed = 0
  const mostly = answersTo(paper, ({ critical }) => !critical && (missed += 1) <= 8)
  const failed = await onSocket(token, () => api.submitExam({ attemptId, answers: mostly }))
  expect((await api.getExamResult({ attemptId })).data.status).toBe('failed')
  const after = [...failed, ...(await everyAnswer(token, known)), ...(await everyAnswer(tamsin, known)), ...(await letters())]

  const row = await register.db.selectFrom('examAttempt').selectAll().where('id', '=', attemptId).executeTakeFirstOrThrow()
  const all = [...underWay, ...after]
  expect(all.length).toBeGreaterThan(ANSWERED.length * 4)
  const secrets = questionsOf(row).flatMap(({ why }) => why)
  const words = questionsOf(row).flatMap(({ asks, answer, others }) => [asks, answer, ...others].filter((text) => text.length > 24))
  const names = [...Object.values(right), ...Object.values(wrong)]
  const given = all.flatMap(({ call, text }) => [
    ...(text.includes(row.seed) ? [`the seed in ${call}`] : []),
    ...secrets.filter((secret) => text.includes(secret)).map((secret) => `a reason in ${call}: ${secret}`),
    ...(call === PAPER ? [] : words.filter((word) => text.includes(word)).map((word) => `words of a question in ${call}: ${word}`)),
    // What was sent may be said back by the call that was sent it; nothing else names an option.
    ...(call === PAPER || call === 'saveExamAnswer'
      ? []
      : names.filter((name) => typeof name === 'string' && text.includes(name)).map(() => `an option in ${call}`)),
    ...(/"(isRight|isCorrect|correct|criticalMissed|rightAnswers|critical_missed|seed)"/.test(text) ? [`marks in ${call}`] : []),
  ])
  expect(given).toEqual([])
})

test('a paper has nothing but questions and options, and not even its ids say which question it is', async () => {
  const { api } = await student(register)
  const { data, bytes } = await api.getQuestionsForExam({})
  const raw = JSON.parse(bytes.toString()).data
  expect(Object.keys(raw).toSorted()).toEqual(['answers', 'attemptId', 'endsAt', 'now', 'number', 'questions'])
  for (const question of raw.questions) {
    expect(Object.keys(question).toSorted()).toEqual(['asks', 'id', 'options'])
    for (const option of question.options) expect(Object.keys(option).toSorted()).toEqual(['id', 'words'])
  }
  const ids = new Set(data.questions.map(({ id }) => id))
  expect(QUESTIONS.filter(({ id }) => ids.has(id))).toEqual([])
})

test('a right answer is saved with the same answer as a wrong one, to the letter', async () => {
  const { api } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  const [questionId = ''] = Object.keys(answersTo(paper))
  const saved = async (answers: Record<string, string>) =>
    (await api.saveExamAnswer({ attemptId: paper.attemptId, questionId, optionId: answers[questionId] })).bytes.toString()
  expect(await saved(answersTo(paper, () => true))).toBe(await saved(answersTo(paper)))
})

test('two attempts that differ in one question are told the same but for topics, which chance has a part in', async () => {
  const results = []
  for (const place of [0, 1]) {
    const joined = await student(register)
    const paper = (await joined.api.getQuestionsForExam({})).data
    let missed = 0
    let inLaw = -1
    const answers = answersTo(paper, ({ topic, critical }) => {
      if (topic === 'law' && !critical) return (inLaw += 1) === place
      return topic !== 'law' && !critical && (missed += 1) <= 7
    })
    await joined.api.submitExam({ attemptId: paper.attemptId, answers })
    const {
      why,
      score,
      questions: shown,
      weakest,
    } = (await (await signedInAgain(register, joined)).getExamResult({ attemptId: paper.attemptId })).data
    results.push({ why, score, shown, topics: weakest.length })
  }
  expect(results[0]).toEqual(results[1])
  expect(results[0]).toEqual({ why: 'score', score: null, shown: null, topics: 3 })
})
