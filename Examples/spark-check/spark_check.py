"""Validates and mends a DataFrame by a profile: each partition goes through one process of `intercepter check`."""
import argparse
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import threading

import pyarrow as pa
from py4j.protocol import Py4JJavaError
from pyspark import SparkFiles
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql.types import BooleanType, NumericType, StringType, StructField, StructType

# What is added to each record: what it is (valid, intermediate, invalid, or unreadable), what is wrong with it, as the
# program writes that in JSON, and what it is once it has been mended, where it has been.
VERDICT = ["verdict", "verdict_details", "verdict_mended"]

CONFORMS = b'"validity":"valid","fields":{}}\n'
quoted = json.encoder.encode_basestring


def checked(frame: DataFrame, profile: str, program=lambda: "intercepter", options=()) -> DataFrame:
    """The records with their verdicts, and with the texts of the profile's fields mended where that makes them conform.

    `profile` is the text of a profile, whose fields are columns of the frame: texts, which are mended, and numbers and
    Booleans, which are judged as JSON writes them. `program` is asked on the worker where `intercepter` is there.
    """
    names = list(json.loads(profile)["fields"])
    types = {field.name: field.dataType for field in frame.schema.fields}
    for name in names:
        if not isinstance(types.get(name), (StringType, NumericType, BooleanType)):
            raise ValueError(f"the field “{name}” needs a column of texts, numbers or Booleans, not {types.get(name)}")

    def check(batches):
        with Partition(program(), profile, names, options) as partition:
            for batch in batches:
                yield partition.check(batch)

    added = [StructField(name, StringType()) for name in VERDICT]
    return frame.mapInArrow(check, StructType(frame.schema.fields + added))


class Partition:
    """The process that a partition goes through."""

    def __init__(self, program, profile, names, options=()):
        self.names, self.line = names, ("{" + ",".join(quoted(name) + ":%s" for name in names) + "}\n")
        self.profile = tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8")
        self.profile.write(profile)
        self.profile.flush()
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, "check", "--profile", self.profile.name, "--format", "jsonl", "--json", "--changes", "--jobs", "1",
             *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()
        self.profile.close()
        self.errors.close()

    def check(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """The batch with the verdicts, and with mended texts."""
        texts = {name: texts_of(batch.column(name)) for name in self.names}
        verdicts = [[None] * batch.num_rows for _ in VERDICT]
        mended = set()
        for row, answer in enumerate(self.answers(zip(*map(json_of, texts.values())), batch.num_rows)):
            if answer.endswith(CONFORMS):
                verdicts[0][row] = "valid"
                continue
            found = json.loads(answer)
            if "error" in found:
                verdicts[0][row], verdicts[1][row] = "unreadable", found["error"]["message"]
                continue
            verdicts[0][row] = found["validity"]
            # As the program wrote it. What looks like a name is one: quotation marks in texts are escaped.
            details = answer[answer.index(b'"fields":') + len('"fields":'):-2]
            verdicts[1][row] = details.split(b',"fixed":', 1)[0].decode()
            if "fixed" in found:
                verdicts[2][row] = found["fixed"]["validity"]
                for name, text in found["fixed"]["texts"].items():
                    if pa.types.is_string(batch.column(name).type):
                        texts[name][row] = text
                        mended.add(name)
        columns = [
            column_of(texts[name]) if name in mended else batch.column(name) for name in batch.schema.names]
        columns += [pa.array(verdict, pa.string()) for verdict in verdicts]
        return pa.RecordBatch.from_arrays(columns, batch.schema.names + VERDICT)

    def answers(self, rows, count):
        """What the program says of each record, a line each."""
        lines = "".join([self.line % row for row in rows]).encode("utf-8", "surrogateescape")
        # Written by a thread of its own, for both pipes may be full.
        threading.Thread(target=self.write, args=(lines,)).start()
        answers = list(itertools.islice(self.process.stdout, count))
        if len(answers) < count:  # The task fails, and is tried again.
            self.errors.seek(0)
            raise ChildProcessError(f"{self.process.args[0]} has ended: {self.errors.read().decode()}")
        return answers

    def write(self, lines):
        try:
            self.process.stdin.write(lines)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # Answers are missing: the reader notices.


def texts_of(column):
    """The values, texts as `str`: bytes that are not UTF-8 are surrogates in it (PEP 383)."""
    if not pa.types.is_string(column.type):
        return column.to_pylist()
    try:
        return column.to_pylist()
    except UnicodeDecodeError:
        values = column.cast(pa.binary()).to_pylist()
        return [value if value is None else value.decode("utf-8", "surrogateescape") for value in values]


def column_of(texts):
    values = [text if text is None else text.encode("utf-8", "surrogateescape") for text in texts]
    return pa.array(values, pa.binary()).view(pa.string())


def json_of(values):
    """The values as JSON."""
    for value in values:
        if value is None:
            yield "null"
        elif isinstance(value, str):
            yield quoted(value)
        else:
            yield str(value).lower() if isinstance(value, bool) else format(value, "f" if hasattr(value, "scaleb") else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--profile", required=True)
    parser.add_argument("--program", default="intercepter", help="what is shipped to the workers")
    parser.add_argument("--master", help="such as local-cluster[2,1,1024]; with spark-submit, its own")
    parser.add_argument("--unsafe-fixes", action="store_true", help="truncate and filter free text, too")
    parser.add_argument("--plan", help="a file for the plan of the query")
    parser.add_argument("input", help="a folder of Parquet files, with partitions as folders: day=2026-11-22")
    parser.add_argument("output", help="a folder; it is replaced when all of it is there")
    arguments = parser.parse_args()
    if arguments.master and arguments.master.startswith("local"):
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.appName("spark-check").config(map={
        # One file is one partition, in its order, and is written as one file: nothing is split, joined or sorted.
        "spark.sql.files.maxPartitionBytes": str(1 << 50),
        "spark.sql.files.openCostInBytes": str(1 << 50),
        "spark.sql.maxConcurrentOutputFileWriters": "1000",
        # The names of folders are texts.
        "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
        # Whatever is tried again writes elsewhere, and what is whole is moved into its place at the end.
        "spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version": "1",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
    })
    spark = (builder.master(arguments.master) if arguments.master else builder).getOrCreate()
    try:
        sys.exit(run(spark, arguments))
    except (PySparkException, Py4JJavaError) as error:
        print(f"error: {explained(error)}", file=sys.stderr)
        sys.exit(65)
    finally:
        spark.stop()


def run(spark, arguments):
    spark.sparkContext.addFile(arguments.program)
    with open(arguments.profile, encoding="utf-8") as file:
        profile = file.read()
    program = os.path.basename(arguments.program)
    frame = spark.read.parquet(arguments.input)
    folders = re.findall(r"([^/=]+)=[^/]*/", min(frame.inputFiles()))
    placed = frame.withColumns({"verdict_file": F.col("_metadata.file_path"), "verdict_row": F.col("_metadata.row_index")})
    options = ["--unsafe-fixes"] if arguments.unsafe_fixes else []
    result = checked(placed, profile, lambda: SparkFiles.get(program), options)
    if arguments.plan:
        with open(arguments.plan, "w", encoding="utf-8") as file:
            file.write(result._jdf.queryExecution().toString())
    result.write.mode("overwrite").partitionBy(*folders).parquet(arguments.output)
    return report(spark.read.parquet(arguments.output))


def explained(error):
    """What Spark says of a file that cannot be read, or else of what has happened."""
    lines = [line for line in str(error).splitlines() if line.strip()]
    return next((line[line.index("["):] for line in lines if "[FAILED_READ_FILE" in line), lines[0])


def report(result):
    """Prints what has been found; the exit status."""
    rows = result.groupBy("verdict", "verdict_mended").count().orderBy("verdict", "verdict_mended").collect()
    for row in rows:
        print(f"{row['count']:>12,}  {row['verdict']}" + (f", mended: {row['verdict_mended']}" if row[1] else ""))
    unreadable = result.where("verdict = 'unreadable'").orderBy("verdict_file", "verdict_row")
    for row in unreadable.limit(100).collect():
        print(f"{row['verdict_file']}: row {row['verdict_row']}: {row['verdict_details']}")
    found = {row[1] or row[0] for row in rows}
    return 65 if "unreadable" in found else 1 if found - {"valid"} else 0


if __name__ == "__main__":
    main()
