import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { addCrop, changeCrop } from './support/listings.ts'
import { newPerson } from './support/person.ts'
import { sidewaysScroll, smallTargets } from './support/targets.ts'

const phone = { viewport: { width: 360, height: 740 } }

/** Creates a key for an assistant on the page, in Hindi, and connects the assistant with it. */
async function connectAssistant(page: Page, baseURL: string | undefined): Promise<Client> {
  await page.goto('/dashboard/integrations')
  await page.getByRole('button', { name: 'कुंजी बनाएँ' }).click()
  await page.getByRole('textbox', { name: 'कुंजी किसके लिए है?' }).fill('मेरा सहायक')
  await page.getByRole('radio', { name: 'सहायक बनकर मेरी मदद करे' }).check()
  expect(await sidewaysScroll(page)).toEqual([])
  await page.getByRole('button', { name: 'कुंजी बनाएँ' }).click()
  const key = await page.getByText(/^khk_live_[0-9a-f]{32}_[0-9a-f]{72}$/).textContent()
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', baseURL), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  })
  await client.connect(transport as unknown as Parameters<Client['connect']>[0])
  return client
}

test('an assistant proposes orders, and the person confirms one on a phone, in Hindi', {
  tag: ['@phone', '@slow'],
}, async ({ browser, baseURL }) => {
  const seller = await newPerson(browser, 'Meera Kulkarni', phone)
  const name = `Onions of ${Date.now()}`
  const cropId = await addCrop(seller.page.request, seller, { name, price: 25.5, quantity: 100 })
  const { page } = await newPerson(browser, 'Ravi Kumar', phone)
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  const assistant = await connectAssistant(page, baseURL)
  const call = async (tool: string, input: Record<string, unknown>) => {
    const { structuredContent, isError } = await assistant.callTool({
      name: tool,
      arguments: input,
    })
    expect(isError ?? false).toBe(false)
    return structuredContent as { _id: string; confirmAt: string; state: string; resultId: string }
  }
  const { tools } = await assistant.listTools()
  expect(tools.map((tool) => tool.name)).toContain('propose_order')
  const order = { cropId, unit: 'kg', delivery: 'pickup' }
  const small = await call('propose_order', { ...order, quantity: 4 })
  await call('propose_order', { ...order, quantity: 60, note: 'Two bags, please' })

  await page.goto('/dashboard')
  const waiting = page.getByRole('listitem').filter({ hasText: `मँगाने का सुझाव: ${name}` })
  await expect(waiting).toHaveCount(2)
  await waiting.first().getByRole('link', { name: 'देखें' }).click()
  await expect(page).toHaveURL(/\/dashboard\/proposals$/)
  expect(new URL(small.confirmAt).pathname).toBe('/dashboard/proposals')
  const cards = page.getByRole('listitem').filter({ hasText: 'मेरा सहायक' })
  const card = (title: string) => cards.filter({ hasText: title })
  const confirmed = card(`${name} मँगाएँ: 4 किलो, ₹102 में`)
  await expect(confirmed).toContainText('Meera Kulkarni')
  await expect(confirmed).toContainText('₹25.50')
  await expect(confirmed).toContainText('खुद ले जाना')
  await expect(confirmed).toContainText('पुष्टि करते ही विक्रेता को ऑर्डर चला जाएगा।')
  const other = card(`${name} मँगाएँ: 60 किलो`)
  await expect(other).toContainText('Two bags, please')
  expect(await sidewaysScroll(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page)

  await confirmed.getByRole('button', { name: /^पुष्टि करें: / }).click()
  await expect(confirmed).toContainText('पक्का हुआ')
  await expect(confirmed.getByRole('heading')).toBeFocused()
  expect((await call('proposal_status', { proposalId: small._id })).state).toBe('confirmed')

  // The seller asks for more before the other one is confirmed.
  await changeCrop(seller.page.request, seller, cropId, { price: 26 })
  await other.getByRole('button', { name: /^पुष्टि करें: / }).click()
  await expect(other.getByRole('alert')).toContainText('कुछ नहीं किया गया')
  await expect(other.getByRole('alert')).toContainText('₹26')
  await expectAccessible(page)
  await other.getByRole('button', { name: /^मना करें: / }).click()
  await expect(other).toContainText('नहीं लिया')

  await confirmed.getByRole('link', { name: 'ऑर्डर देखें' }).click()
  await expect(page.getByRole('main')).toContainText(name)
  await seller.page.goto('/dashboard/seller/orders')
  await expect(seller.page.getByRole('main')).toContainText('₹102')
  await expect(seller.page.getByText('₹1,530')).toHaveCount(0)
  await assistant.close()
})
