import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded.ts'
import { withClient } from './client.ts'

let folder: string
let database: EmbeddedDatabase
const start = async () => (database = await startEmbeddedDatabase(folder, () => undefined))
beforeEach(async () => {
  folder = await temporaryFolder('owner-')
  await start()
})
afterEach(async () => {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<pg.QueryResultRow>(sql)).rows)

test('the product owns its database and is no superuser: it reads no file, starts no program, makes no role', async () => {
  expect(
    await ask(
      database.url,
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as may_more,
         (select datdba::regrole::text from pg_database where datname = current_database()) as owner
       from pg_roles where rolname = current_user`,
    ),
  ).toEqual([{ may_more: false, owner: 'cyberluach' }])
  for (const beyond of [
    `select pg_read_file('postgresql.conf')`,
    `copy (select 1) to program 'id'`,
    'create role other superuser',
    'create database other',
    `alter system set work_mem = '1GB'`,
  ])
    await expect(ask(database.url, beyond), beyond).rejects.toMatchObject({ code: '42501' })
  await ask(database.url, `create extension pg_trgm; select pg_logical_emit_message(true, 'health', '')`)
})

/** What the migrations of a program that was the superuser made, of each kind. */
const ofTheSuperuser = `
  create extension pg_trgm;
  create schema graphile_worker;
  create type "Kind" as enum ('one');
  create domain short as text check (length(value) < 9);
  create type pair as (one int, other text);
  create table events (id serial primary key, number int generated always as identity, kind "Kind", name short);
  create table graphile_worker.jobs (id bigint generated always as identity primary key);
  create sequence counter;
  create view names as select name from events;
  create materialized view kept as select name from events;
  create function twice(number int) returns int language sql as 'select 2 * number';
  create procedure nothing() language sql as 'select 1';
  insert into events (kind, name) values ('one', 'first')`

test('what a superuser made before is handed over whole, at the start that finds it, and stays what it was', async () => {
  await ask(database.adminUrl, ofTheSuperuser)
  await ask(database.adminUrl, 'alter database cyberluach owner to postgres')
  await database.stop()
  const path = join(folder, 'database.json')
  const { password, port } = JSON.parse(await readFile(path, 'utf8')) as { password: string; port: number }
  await writeFile(path, JSON.stringify({ password, port }))

  await start()
  expect(await ask(database.url, 'select id, name from events')).toEqual([{ id: 1, name: 'first' }])
  await ask(
    database.url,
    `alter table events add other int; insert into graphile_worker.jobs default values;
     alter type "Kind" add value 'two'; alter domain short set default ''; alter type pair add attribute third int;
     alter sequence counter restart; refresh materialized view kept; create or replace view names as select name from events;
     create or replace function twice(number int) returns int language sql as 'select number + number';
     drop procedure nothing(); create extension if not exists pg_trgm; drop schema graphile_worker cascade`,
  )
  expect(new URL(database.url).username).toBe('cyberluach')
})
