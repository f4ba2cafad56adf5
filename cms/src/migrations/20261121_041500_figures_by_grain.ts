import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The sums of days lie apart from those of hours, so that reading a month touches few blocks. Load times are kept to two
 * digits, and never finer than 10 ms.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    lock table visits, page_views in share row exclusive mode;

    create or replace function rounded_load(ms integer) returns integer language sql immutable parallel safe as $$
      select case
        when ms < 1000 then (ms + 5) / 10 * 10
        when ms < 10000 then (ms + 50) / 100 * 100
        else (ms + 500) / 1000 * 1000
      end
    $$;

    alter table visit_figures rename to visit_figures_together;
    create table visit_figures (
      grain text not null,
      at timestamptz not null,
      dimension text not null,
      key text not null,
      count bigint not null,
      amount bigint not null,
      primary key (dimension, grain, at, key)
    ) partition by list (grain);
    create table visit_figures_of_hours partition of visit_figures for values in ('hour');
    create table visit_figures_of_days partition of visit_figures for values in ('day');
    insert into visit_figures (grain, at, dimension, key, count, amount)
    select grain, at, dimension, key, count, amount from visit_figures_together;
    drop table visit_figures_together;

    drop table load_figures;
    create table load_figures (
      grain text not null,
      at timestamptz not null,
      path text not null,
      load_ms integer not null,
      count bigint not null,
      primary key (path, grain, at, load_ms)
    ) partition by list (grain);
    create table load_figures_of_hours partition of load_figures for values in ('hour');
    create table load_figures_of_days partition of load_figures for values in ('day');
    insert into load_figures (grain, at, path, load_ms, count)
    select g.grain, g.at, w.path, rounded_load(w.load_ms), count(*)
    from page_views w, lateral (values ('hour', w.hour), ('day', w.day)) g (grain, at)
    where w.load_ms is not null
    group by 1, 2, 3, 4;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    lock table visits, page_views in share row exclusive mode;

    create or replace function rounded_load(ms integer) returns integer language sql immutable parallel safe as $$
      select case
        when ms <= 2000 then (ms + 5) / 10 * 10
        when ms <= 20000 then (ms + 50) / 100 * 100
        else (ms + 500) / 1000 * 1000
      end
    $$;

    alter table visit_figures rename to visit_figures_apart;
    create table visit_figures (
      grain text not null,
      at timestamptz not null,
      dimension text not null,
      key text not null,
      count bigint not null,
      amount bigint not null,
      primary key (dimension, grain, at, key)
    );
    insert into visit_figures (grain, at, dimension, key, count, amount)
    select grain, at, dimension, key, count, amount from visit_figures_apart;
    drop table visit_figures_apart;

    drop table load_figures;
    create table load_figures (
      grain text not null,
      at timestamptz not null,
      path text not null,
      load_ms integer not null,
      count bigint not null,
      primary key (path, grain, at, load_ms)
    );
    insert into load_figures (grain, at, path, load_ms, count)
    select g.grain, g.at, w.path, rounded_load(w.load_ms), count(*)
    from page_views w, lateral (values ('hour', w.hour), ('day', w.day)) g (grain, at)
    where w.load_ms is not null
    group by 1, 2, 3, 4;
  `)
}
