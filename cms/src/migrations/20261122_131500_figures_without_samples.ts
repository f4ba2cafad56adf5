import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A sample counts as a sample and as nothing else, so that every figure is of real events. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function event_figures_of(
      is_online boolean, prize numeric, type text, country text, start_day text, is_sample boolean
    )
    returns table (dimension text, key text, count integer, amount bigint)
    language sql immutable as $$
      select * from (values
        ('total', '', (not is_sample)::integer, 0::bigint),
        ('online', '', (is_online and not is_sample)::integer, 0),
        ('prize', '', (coalesce(prize, 0) > 0 and not is_sample)::integer, greatest(coalesce(prize, 0), 0)::bigint),
        ('type', type, (not is_sample)::integer, 0),
        ('country', coalesce(country, ''), (country is not null and not is_sample)::integer, 0),
        ('month', substr(start_day, 1, 7), (not is_sample)::integer, 0),
        ('sample', '', is_sample::integer, 0)
      ) as figure (dimension, key, count, amount)
      where figure.count <> 0
    $$;
  `)
  await db.execute(counting(', e.is_sample'))
  await db.execute(sql`
    drop function event_figures_of(boolean, numeric, text, text, text);
    lock table events in share row exclusive mode;
    delete from event_figures;
    insert into event_figures (dimension, key, count, amount)
    select f.dimension, f.key, sum(f.count), sum(f.amount)
    from events e,
      event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day, e.is_sample) f
    group by 1, 2;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create function event_figures_of(is_online boolean, prize numeric, type text, country text, start_day text)
    returns table (dimension text, key text, count integer, amount bigint)
    language sql immutable as $$
      select * from (values
        ('total', '', 1, 0::bigint),
        ('online', '', is_online::integer, 0),
        ('prize', '', (coalesce(prize, 0) > 0)::integer, greatest(coalesce(prize, 0), 0)::bigint),
        ('type', type, 1, 0),
        ('country', coalesce(country, ''), (country is not null)::integer, 0),
        ('month', substr(start_day, 1, 7), 1, 0)
      ) as figure (dimension, key, count, amount)
      where figure.count <> 0
    $$;
  `)
  await db.execute(counting(''))
  await db.execute(sql`
    drop function event_figures_of(boolean, numeric, text, text, text, boolean);
    lock table events in share row exclusive mode;
    delete from event_figures;
    insert into event_figures (dimension, key, count, amount)
    select f.dimension, f.key, sum(f.count), sum(f.amount)
    from events e,
      event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day) f
    group by 1, 2;
  `)
}

/** The trigger's function as it was, with one more column of an event or without. */
function counting(further: '' | ', e.is_sample') {
  const columns = `e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day${further}`
  return sql.raw(`
    create or replace function count_event_figures() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
      if tg_op = 'TRUNCATE' then
        delete from event_figures;
        return null;
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        insert into event_figures as kept (dimension, key, count, amount)
        select f.dimension, f.key, sum(f.count), sum(f.amount)
        from after_change e, event_figures_of(${columns}) f
        group by 1, 2
        on conflict (dimension, key) do update
        set count = kept.count + excluded.count, amount = kept.amount + excluded.amount;
      end if;
      if tg_op in ('UPDATE', 'DELETE') then
        update event_figures kept
        set count = kept.count - gone.count, amount = kept.amount - gone.amount
        from (
          select f.dimension, f.key, sum(f.count) as count, sum(f.amount) as amount
          from before_change e, event_figures_of(${columns}) f
          group by 1, 2
        ) gone
        where kept.dimension = gone.dimension and kept.key = gone.key;
      end if;
      delete from event_figures where count = 0;
      return null;
    end
    $$;
  `)
}
