"""Runs spark_check.py on made-up users, kills a worker on the way, and compares the result with one machine's run.

try_it.py PROGRAM PROFILE FOLDER: RECORDS (200,000 unless set) records are put into FOLDER.
"""
import collections
import datetime
import decimal
import hashlib
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time

import pyarrow as pa
import pyarrow.parquet as pq

PROGRAM, PROFILE, FOLDER = [pathlib.Path(argument).resolve() for argument in sys.argv[1:4]]
RECORDS = int(os.environ.get("RECORDS", "200000"))
FILES, DAYS = 16, 4
FIELDS = list(json.loads(PROFILE.read_text())["fields"])
MASTER = "local-cluster[{},1,1024]"
NAMES = ["张三", "李四", " 王小明 ", "Zoë", "小仙女✨🧚‍♀️", "欧阳修司马光诸葛亮", "Anna", "佐藤", "김민수", "Nguyễn"]


def main():
    print(f"{RECORDS:,} records in {FILES} files")
    make(FOLDER / "users")
    expected = one_machine(FOLDER / "users", FOLDER)
    runs = [(1, None), (2, None), (2, kill)] if RECORDS > 200_000 else [(2, kill)]
    for workers, meanwhile in runs:
        output = FOLDER / f"checked-by-{workers}"
        result = spark(workers, output, meanwhile)
        compare(output, expected)
        print(result)
    # Trying again replaces what is there.
    if meanwhile is kill and RECORDS <= 200_000:
        print(spark(2, output, None))
        compare(output, expected)
    broken_file(FOLDER)


def make(folder):
    """Users in partitions by day, 1 in 20 of them with something to mend, and a few that are not UTF-8."""
    dice = random.Random(1)
    step = RECORDS // FILES
    for index in range(FILES):
        rows = range(index * step, RECORDS if index == FILES - 1 else (index + 1) * step)
        names = [(dice.choice(NAMES) if dice.random() < 0.05 else f"用户{row % 1000}").encode() for row in rows]
        if index % 5 == 2:
            names[7] = b"\xff" + names[7]
        table = pa.table({
            "id": pa.array(rows, pa.int64()),
            "nickname": pa.array(names, pa.binary()).view(pa.string()),
            "at": pa.array([datetime.datetime(2026, 11, 22) + datetime.timedelta(microseconds=row) for row in rows]),
            "phone": pa.array([None if row % 7 == 0 else f"138{row:08}" if row % 90 else "１３８" for row in rows]),
            "price": pa.array([decimal.Decimal(row).scaleb(-4) for row in rows], pa.decimal128(18, 4)),
            "balance": pa.array([f"{row % 99999}.50" if row % 70 else "1.239" for row in rows]),
            "tags": pa.array([["a", None, f"😀{row}"][: row % 4] for row in rows]),
            "address": pa.array([{"city": "北京\u2028", "zip": row} if row % 3 else None for row in rows]),
            "bytes": pa.array([b"\x00\xff" + bytes([row % 256]) for row in rows]),
        })
        part = folder / f"day=2026-11-{20 + index * DAYS // FILES}"
        part.mkdir(parents=True, exist_ok=True)
        pq.write_table(table, part / f"part-{index:02}.parquet")


def json_lines(table, path):
    """Writes the columns of the fields as JSON Lines, which the program reads and writes alike."""
    columns = [table.column(name).cast(pa.binary()).to_pylist() for name in FIELDS]
    with open(path, "wb") as file:
        for row in zip(*columns):
            texts = ["null" if text is None else json.dumps(text.decode("utf-8", "surrogateescape"), ensure_ascii=False)
                     for text in row]
            line = "{" + ",".join(f'"{name}":{text}' for name, text in zip(FIELDS, texts)) + "}\n"
            file.write(line.encode("utf-8", "surrogateescape"))


def tables(folder):
    return [pq.ParquetFile(path).read() for path in sorted(folder.glob("*/*.parquet"))]


def one_machine(users, folder):
    """What the program alone says of all records and makes of them, and the table that they came from."""
    table = pa.concat_tables(tables(users))
    json_lines(table, folder / "users.jsonl")
    command = [PROGRAM, "check", "--profile", PROFILE, "--format", "jsonl", folder / "users.jsonl", "--output"]
    start = os.times()
    subprocess.run([*command, folder / "verdicts.jsonl", "--json", "--changes"], stderr=subprocess.DEVNULL)
    end = os.times()
    used = end.children_user + end.children_system - start.children_user - start.children_system
    print(f"the program alone: {end.elapsed - start.elapsed:.1f} s, {used:.1f} s of processors")
    subprocess.run([*command, folder / "fixed.jsonl", "--fix"], stderr=subprocess.DEVNULL)
    return table


def spark(workers, output, meanwhile):
    """Runs the command, as anybody would; `meanwhile` may do something to it."""
    start = time.time()
    with open(FOLDER / "spark.log", "wb") as log:
        process = subprocess.Popen(
            [sys.executable, pathlib.Path(__file__).with_name("spark_check.py"), "--master", MASTER.format(workers),
             "--profile", PROFILE, "--program", PROGRAM, "--plan", FOLDER / "plan.txt", FOLDER / "users", output],
            stdout=subprocess.PIPE, stderr=log)
        used = ProcessorTime(process.pid)
        done = meanwhile(process, output) if meanwhile else ""
        report = process.communicate()[0].decode()
    if process.returncode != 65:
        sys.exit(f"exit status {process.returncode}: {report}\n{(FOLDER / 'spark.log').read_text()[-4000:]}")
    seconds = time.time() - start
    return f"{workers} workers{done}: {seconds:.1f} s, {used.seconds():.1f} s of processors\n{report}"


class ProcessorTime(threading.Thread):
    """Adds up the time of the processes below another, as it was when they were last seen."""

    def __init__(self, root):
        super().__init__(daemon=True)
        self.root, self.ticks, self.ended = root, {}, threading.Event()
        self.start()

    def run(self):
        while not self.ended.wait(0.25):
            for pid in [self.root, *descendants(self.root)]:
                try:
                    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
                    self.ticks[pid] = int(fields[11]) + int(fields[12])
                except OSError:
                    pass

    def seconds(self):
        self.ended.set()
        self.join()
        return sum(self.ticks.values()) / os.sysconf("SC_CLK_TCK")


def kill(process, output):
    """Kills a worker and, in another, the program, as soon as a part of the output is there."""
    while not list(output.glob("_temporary/**/*.parquet")):
        if process.poll() is not None:
            sys.exit("Spark has ended before anything could be killed")
        time.sleep(0.01)
    below = descendants(process.pid)
    workers = [pid for pid, command in below.items() if "CoarseGrainedExecutorBackend" in command]
    os.kill(workers[0], signal.SIGKILL)
    return f", of which one was killed (process {workers[0]} of {workers})"


def descendants(root):
    """The processes that a process has started, with their commands."""
    parents, commands = collections.defaultdict(list), {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            commands[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
        parents[parent].append(int(folder.name))
    below, todo = {}, [root]
    while todo:
        for pid in parents[todo.pop()]:
            below[pid] = commands[pid]
            todo.append(pid)
    return below


def compare(output, users):
    """Holds what Spark has written to what the program alone has: no record lost, doubled, or in another place."""
    written = tables(output)
    assert all(table.column("verdict_row").to_pylist() == list(range(len(table))) for table in written), "order"
    written.sort(key=lambda table: table.column("verdict_file")[0].as_py())
    table = pa.concat_tables(written)
    rest = [name for name in users.column_names if name not in FIELDS]
    assert table.select(rest).cast(users.select(rest).schema).equals(users.select(rest)), "other columns"
    json_lines(table, FOLDER / "spark.jsonl")
    texts = [(FOLDER / name).read_bytes() for name in ("spark.jsonl", "fixed.jsonl")]
    assert texts[0] == texts[1], "mended texts"
    verdicts = [table.column(name).to_pylist() for name in ("verdict", "verdict_details", "verdict_mended")]
    with open(FOLDER / "verdicts.jsonl", encoding="utf-8") as lines:
        for number, (line, verdict, details, mended) in enumerate(zip(lines, *verdicts, strict=True), 1):
            if verdict == "unreadable":
                expected = json.loads(line)["error"]["message"] == details
            else:
                start = f'{{"line":{number},"validity":"{verdict}","fields":{details or "{}"}'
                end = f',"fixed":{{"validity":"{mended}","texts":{{' if mended else "}\n"
                expected = line.startswith(start + end)
            assert expected, (line, verdict, details, mended)
    digest = hashlib.sha256(texts[0]).hexdigest()
    print(f"the same bytes as one machine's: {len(table):,} records, {digest[:16]}")


def broken_file(folder):
    """A file that is none is named, and nothing is published."""
    bad = folder / "broken" / "day=1"
    bad.mkdir(parents=True, exist_ok=True)
    table = pa.table({name: ["a"] for name in FIELDS})
    pq.write_table(table, bad / "a.parquet")
    data = (bad / "a.parquet").read_bytes()
    (bad / "b.parquet").write_bytes(b"PAR1" + b"\0" * 100 + data[-40:])
    output = folder / "broken-checked"
    run = subprocess.run(
        [sys.executable, pathlib.Path(__file__).with_name("spark_check.py"), "--master", "local[1]", "--profile", PROFILE,
         "--program", PROGRAM, folder / "broken", output], capture_output=True, text=True)
    errors = [line for line in run.stderr.splitlines() if line.startswith("error: ")]
    print("\n".join(errors))
    assert run.returncode == 65 and "b.parquet" in "".join(errors), run.stderr[-3000:]
    assert not (output / "_SUCCESS").exists()


if __name__ == "__main__":
    main()
