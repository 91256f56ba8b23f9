import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { zipOf } from '../src/server/testing/wire/zip.ts'
import { expectAccessible } from './support/axe.ts'
import { desktop, newPerson } from './support/person.ts'
import { picture } from './support/pictures.ts'
import { sidewaysScroll, smallTargets } from './support/targets.ts'

const headings = 'Article,Crop name,Rate,Unit,Stock,Harvest date,Expiry date,Dispatch time'
const good = 'W-1,Sharbati wheat of the file,2450,quintal,40,2026-04-15,2037-03-31,2'
const wrong = 'W-2,Gram of the file,"55,5",kg,100,2026-04-15,2037-03-31,2'
const file = (rows: readonly string[]) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([headings, ...rows].join('\n')),
})

test('a seller lists from a file, corrects a row, and undoes the import', {
  tag: '@desktop',
}, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Asha Kale', desktop)
  await page.goto('/dashboard/integrations')
  const tabs = page.getByRole('navigation', { name: 'Connected software' })
  await tabs.getByRole('link', { name: 'Import and export' }).click()
  await expect(page.getByRole('heading', { name: 'List from a file' })).toBeVisible()
  await expectAccessible(page)

  await page.locator('input[type=file]').setInputFiles(file([good, wrong]))
  await expect(page.getByText('Not checked yet')).toBeVisible()
  // The headings that are known are mapped; "Article" is chosen by hand.
  await expect(page.getByRole('combobox', { name: 'Column Rate is' })).toHaveValue('price')
  await page.getByRole('combobox', { name: 'Column Article is' }).selectOption('Your reference')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('1 new')).toBeVisible()
  const mistake = page.getByRole('row').filter({ hasText: 'Write a number with a point' })
  await expect(mistake).toContainText('Rate')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'List these rows now' }).click()
  const earlier = page.getByRole('listitem').filter({ hasText: 'stock.csv' })
  await expect(earlier).toContainText('1 added')
  await page.goto('/dashboard/crops')
  await expect(page.getByText('Sharbati wheat of the file').first()).toBeVisible()

  await page.goto('/dashboard/integrations/transfers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Crops' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved).toContain('W-1,Sharbati wheat of the file')

  await earlier.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(earlier).toContainText('Undone')
})

test('on a phone, every row is wrong, a second file is sent, and the import is undone', {
  tag: ['@phone', '@slow'],
}, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Asha Kale', { viewport: { width: 360, height: 740 } })
  await page.goto('/dashboard/integrations/transfers')
  await page.locator('input[type=file]').setInputFiles(file([wrong]))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('1 with a mistake')).toBeVisible()
  await expect(page.getByRole('button', { name: 'List these rows now' })).toBeDisabled()
  await expect(page.getByText('Correct them in your file, then choose it again.')).toBeVisible()
  const another = page.getByRole('region', { name: 'Choose another file' })
  await expect(another).toContainText('It takes the place of stock.csv')
  expect(await smallTargets(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await expectAccessible(page)

  const chooseAnother = page.locator('section[aria-labelledby=choose-file] input[type=file]')
  await chooseAnother.setInputFiles({ ...file([]), buffer: Buffer.from('Name,Price\n"Wheat,3') })
  await expect(another.getByRole('alert')).toContainText('Line 2 of the file cannot be read')
  await expect(page.getByText('1 with a mistake')).toBeVisible()
  await chooseAnother.setInputFiles({ ...file([good]), name: 'corrected.csv' })
  await expect(page.getByRole('heading', { name: 'corrected.csv' })).toBeVisible()
  await expect(page.getByText('Not checked yet')).toBeVisible()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByRole('button', { name: 'List these rows now' }).click()
  const earlier = page.getByRole('listitem').filter({ hasText: 'corrected.csv' })
  await expect(earlier).toContainText('1 added')
  await expect(page.getByText('stock.csv')).toHaveCount(0)
  await earlier.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(earlier).toContainText('Undone')
  await expect(page.getByRole('region', { name: 'List from a file' })).toBeVisible()
})

test('on a phone, in Hindi, a file that cannot be read says why and loses nothing', {
  tag: '@phone',
}, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Asha Kale', { viewport: { width: 360, height: 740 } })
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/dashboard/integrations/transfers')
  await expect(page.getByRole('heading', { name: 'फ़ाइल से लिस्टिंग जोड़ें' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Price\n"Wheat,3'),
  })
  await expect(page.getByRole('alert')).toContainText('फ़ाइल की लाइन 2 पढ़ी नहीं जा सकी')
  await page.locator('input[type=file]').setInputFiles(file([good]))
  await expect(page.getByRole('button', { name: 'लाइनें जाँचें' })).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
})

test('on a phone, in Hindi, rows get their pictures from a zip, and a wrong name is told at its row', {
  tag: ['@phone', '@slow'],
}, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Asha Kale', { viewport: { width: 360, height: 740 } })
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/dashboard/integrations/transfers')
  const row = (sku: string, picture: string) =>
    `${sku},Onion of the zip ${sku},30,kg,100,2026-04-15,2037-03-31,2,${picture}`
  await page.locator('input[type=file]').setInputFiles({
    name: 'onions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'sku,Crop name,Rate,Unit,Stock,Harvest date,Expiry date,Dispatch time,Pictures',
        row('Z-1', 'onion.jpg'),
        row('Z-2', 'no-such.jpg'),
      ].join('\n'),
    ),
  })
  const choose = page.getByRole('button', { name: 'zip में तस्वीरें' })
  await expect(choose).toBeVisible()
  const sendZip = (buffer: Buffer) =>
    page
      .locator('input[type=file][accept*=zip]')
      .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer })
  await sendZip(Buffer.from('no zip at all'))
  await expect(page.getByRole('alert')).toContainText('यह तस्वीरों की zip नहीं है')
  const onion = await picture('onion.jpg', 'tomato')
  await sendZip(
    zipOf([
      { name: 'photos/onion.jpg', bytes: onion.buffer },
      { name: 'readme.txt', bytes: Buffer.from('Onions of this season') },
    ]),
  )
  await expect(page.getByText('तैयार तस्वीरें: 2 में से 1')).toBeVisible()
  await expect(page.getByText('zip की जो फ़ाइलें काम की नहीं हैं: 1')).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'लाइनें जाँचें' }).click()
  const mistake = page.getByRole('row').filter({ hasText: 'zip में “no-such.jpg” नाम की' })
  await expect(mistake).toContainText('Pictures')
  await page.getByRole('button', { name: 'ये लाइनें अभी जोड़ें' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'onions.csv' })).toContainText(
    /1 जुड़ी(?!ं)/,
  )
  await page.goto('/dashboard/crops')
  await expect(page.locator('img[src^="/uploads/"]').first()).toBeVisible()
  expect(await sidewaysScroll(page)).toEqual([])
})
