import { expect, test } from 'vitest'
import {
  databaseHosts,
  databaseName,
  hostName,
  isDatabaseAddress,
  withDatabaseName,
} from './database-address.ts'

test('an address names one host or several, each with its own port', () => {
  expect(databaseHosts('postgres://haat:s%40crt@db:5433/haat')).toEqual([
    'postgres://haat:s%40crt@db:5433/haat',
  ])
  expect(
    databaseHosts('postgresql://haat:secret@a:5432,b,[::1]:5434/haat?sslmode=require'),
  ).toEqual([
    'postgresql://haat:secret@a:5432/haat?sslmode=require',
    'postgresql://haat:secret@b/haat?sslmode=require',
    'postgresql://haat:secret@[::1]:5434/haat?sslmode=require',
  ])
})

test('libpq’s parameter for several hosts is understood, and not sent to the server', () => {
  expect(databaseHosts('postgres://a,b/haat?target_session_attrs=read-write')).toEqual([
    'postgres://a/haat',
    'postgres://b/haat',
  ])
})

test.each([
  'postgres://user:password@host:5432/name',
  'postgresql://host/name',
  'postgres://a:1,b:2,c:3/name',
])('%s is an address', (address) => {
  expect(isDatabaseAddress(address)).toBe(true)
})

test.each([
  '',
  'host:5432',
  'mysql://host/name',
  'postgres://',
  'postgres:///name',
  'postgres://a:1,b:x/name',
])('"%s" is none', (address) => {
  expect(isDatabaseAddress(address)).toBe(false)
})

test('another database on the same servers has the same address but for its name', () => {
  expect(databaseName('postgres://haat@a,b:5433/haat?sslmode=require')).toBe('haat')
  expect(withDatabaseName('postgres://haat@a,b:5433/haat?sslmode=require', 'haat_sb_1')).toBe(
    'postgres://haat@a,b:5433/haat_sb_1?sslmode=require',
  )
  expect(withDatabaseName('postgres://haat@a', 'other')).toBe('postgres://haat@a/other')
})

test('the name of a host has no password', () => {
  expect(hostName('postgres://haat:secret@db/haat')).toBe('db:5432')
})
